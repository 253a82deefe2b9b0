/**
 * Runs in the head, before anything is painted: sets the remembered theme, and fetches the fonts at once where the browser
 * has had them before (start-scripts.ts). The text never changes, so that a policy can allow it by hash.
 */
export const headScript =
  'try{var d=document,s=localStorage,t=s.getItem("theme"),f=d.querySelectorAll("link[as=font]");' +
  'if(t=="light"||t=="dark"){d.documentElement.dataset.theme=t;' +
  'd.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.media=m.dataset.scheme==t?"all":"not all"})}' +
  's.getItem("fonts")==f[0].href&&f.forEach(function(l){l.media="all"})}catch(e){}';
