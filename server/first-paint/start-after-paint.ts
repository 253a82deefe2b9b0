/**
 * Runs in the page, from its head, and uses nothing from outside itself. Once the page is painted and loaded, or at the
 * visitor's first move, it gives back what `firstPaint` held: then the document is as the server rendered it, except that
 * inlined sheets stay in place of their links.
 */
export function startAfterPaint() {
  const root = document.documentElement;
  const moves = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Fonts that this browser has had are in its cache, and come at once.
  const fonts = document.querySelector<HTMLElement>("style[data-media]")?.textContent ?? "";
  let isStarted = false;

  // A page that opens further down, after a reload or at a hash, needs its full height at once.
  if (navigation?.type === "navigate" && !location.hash) root.dataset.lateLayout = "";
  if (remembered() === fonts) releaseFonts();
  for (const move of moves) addEventListener(move, start, { capture: true, passive: true });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    if (document.readyState === "complete") finish();
    else addEventListener("load", finish);
  }).observe({ type: "paint", buffered: true });

  async function finish() {
    releaseFonts();
    for (const section of document.querySelectorAll<HTMLElement>("main section, main ~ footer")) {
      await nextTask();
      section.style.contentVisibility = "visible";
      section.getBoundingClientRect();
    }
    delete root.dataset.lateLayout;
    await start();
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    for (const move of moves) removeEventListener(move, start, { capture: true });
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[data-type=module]")];
    const text = scripts.map((script) => script.text).join("");
    const modules = waiting("modulepreload");
    for (const link of waiting("stylesheet")) release(link);
    for (const link of modules) release(link);
    // What the page's own script does not name is needed by what it names, and can run ahead, in a task of its own.
    for (const { href } of modules) {
      if (text.includes(new URL(href).pathname)) continue;
      await import(href).catch(() => {});
      await nextTask();
    }
    dropSheetsWithTheirLinks();
    scripts.forEach(run);
  }

  function releaseFonts() {
    for (const link of waiting("preload")) release(link);
    for (const sheet of document.querySelectorAll<HTMLStyleElement>("style[data-media]"))
      sheet.media = sheet.dataset.media ?? "";
    try {
      localStorage.setItem("fonts", fonts);
    } catch {
      // Without storage they come late on the next page too.
    }
  }

  function remembered() {
    try {
      return localStorage.getItem("fonts");
    } catch {
      return null;
    }
  }

  function waiting(rel: string) {
    return [...document.querySelectorAll<HTMLLinkElement>(`link[data-rel=${rel}]:not([rel])`)];
  }

  function release(link: HTMLLinkElement) {
    const { rel = "", inlined } = link.dataset;
    // Disabled, a sheet is not fetched.
    if (inlined !== undefined) link.disabled = true;
    link.rel = rel;
  }

  function run(held: HTMLScriptElement) {
    const script = document.createElement("script");
    for (const { name, value } of held.attributes) script.setAttribute(name, value);
    script.type = "module";
    script.text = held.text;
    held.replaceWith(script);
  }

  // The router takes a sheet's link away when the visitor leaves its page.
  function dropSheetsWithTheirLinks() {
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        const href = (node as Element).getAttribute?.("href");
        if (href) for (const sheet of document.querySelectorAll(`style[data-href="${href}"]`)) sheet.remove();
      }
    }).observe(document.head, { childList: true });
  }

  function nextTask() {
    return new Promise((next) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = next;
      port2.postMessage(null);
    });
  }
}
