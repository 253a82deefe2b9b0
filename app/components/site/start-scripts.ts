/**
 * Runs in the page, as text, before any module is there: it may use nothing from outside itself. Fetches the modules
 * once the page is painted and loaded, or at the first sign of intent; a page that is still streaming in does not wait to
 * be loaded. Large modules run in a task of their own each. Clicks that only React can answer are kept for it.
 */
export default function startScripts(source: HTMLScriptElement): void {
  const intents = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin"];
  const page = location.pathname + location.search;
  const clicked: HTMLElement[] = [];
  let isStarted = false;
  let isHandedOver = false;

  for (const intent of intents) addEventListener(intent, start, true);
  addEventListener("click", keepClick, true);
  addEventListener("popstate", reload);
  addEventListener("hydrated", handOver);
  if (source.nonce || document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);

  function whenPainted() {
    if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return start();
    const isContent = ({ name }: PerformanceEntry) => name === "first-contentful-paint";
    const observer = new PerformanceObserver((list) => list.getEntries().some(isContent) && start());
    observer.observe({ type: "paint", buffered: true });
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    const { start: src, steps, modules } = source.dataset;
    nameEntry();
    for (const href of list(steps)) preload(href);
    if (src) preload(src);
    for (const step of list(steps)) {
      await new Promise((next) => run({ src: step, onload: next, onerror: next }));
      if (steps?.startsWith(step)) list(modules).forEach(preload);
    }
    run(src ? { src } : { text: source.textContent });
  }

  // The router keeps the place on the page under this name.
  function nameEntry() {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
  }

  function list(text = "") {
    return text.split(" ").filter(Boolean);
  }

  function preload(href: string) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }

  function run(script: Partial<HTMLScriptElement>) {
    const { nonce } = source;
    const element = Object.assign(document.createElement("script"), { type: "module", nonce, ...script });
    document.head.append(element);
    element.remove();
  }

  // A card may still wait for its data when the page around it is ready, so it remembers for itself.
  function keepClick({ target }: Event) {
    const pressed = target as Element;
    const control = pressed.closest<HTMLElement>("a[href],button,summary,label,input,select,textarea");
    const card = pressed.closest("[data-flip-card]:not([data-live])");
    if (card && (!control || control.matches(".turn"))) card.toggleAttribute("data-turned");
    else if (!isHandedOver && control?.matches("button[type=button]:not([commandfor])")) clicked.push(control);
  }

  // The address belongs to an earlier page of ours, and nobody is there to show it. A step inside the page needs nobody.
  function reload() {
    if (location.pathname + location.search !== page) location.reload();
  }

  function handOver() {
    isHandedOver = true;
    removeEventListener("popstate", reload);
    // React is busy while it says so.
    queueMicrotask(() => {
      for (const control of clicked) control.click();
    });
  }
}
