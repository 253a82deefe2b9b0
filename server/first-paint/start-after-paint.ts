/**
 * Runs in the page's head, so it may not use anything from outside. Once the page is painted and loaded, or on the first
 * input, it restores what `firstPaint` deferred. Then the document is as the server rendered it, except that inlined
 * sheets replace their links.
 */
export function startAfterPaint() {
  const inputs = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Fonts that this browser has loaded before come from its cache, so they need not wait.
  const fonts = document.querySelector<HTMLElement>("style[media]")?.textContent ?? "";
  let isStarted = false;

  // Not after a reload or at a hash, where the page opens scrolled down and needs its full height.
  if (navigation?.type === "navigate" && !location.hash) {
    const belowTheFold = new CSSStyleSheet();
    belowTheFold.replaceSync(
      "main section~section,main~footer{content-visibility:auto;contain-intrinsic-size:auto 900px}",
    );
    document.adoptedStyleSheets = [belowTheFold];
  }
  if (loadedFonts() === fonts) releaseFonts();
  for (const input of inputs) addEventListener(input, onInput, { capture: true, passive: true });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    finish();
  }).observe({ type: "paint", buffered: true });

  function onInput(event: Event) {
    // A pointer that rests over a new page may be reported as a move of nothing.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
    start();
  }

  async function finish() {
    if (document.readyState !== "complete") await once(window, "load");
    // The last picture has just arrived; let it be painted before all that follows.
    await nextFrame();
    releaseFonts();
    for (const section of document.querySelectorAll<HTMLElement>("main section, main ~ footer")) {
      await nextTask();
      section.style.contentVisibility = "visible";
      section.getBoundingClientRect();
    }
    document.adoptedStyleSheets = [];
    await start();
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    for (const input of inputs) removeEventListener(input, onInput, { capture: true });
    // Somebody may move the pointer while the document still arrives: its scripts stand at its end.
    if (document.readyState === "loading") await once(document, "DOMContentLoaded");
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[data-type=module]")];
    const text = scripts.map((script) => script.text).join("");
    const modules = deferred("modulepreload");
    for (const link of deferred("stylesheet")) release(link);
    for (const link of modules) release(link);
    // Indirect dependencies can run first, each in a task of its own.
    for (const { href } of modules) {
      if (text.includes(new URL(href).pathname)) continue;
      await import(href).catch(() => {});
      await nextTask();
    }
    removeSheetsWithTheirLinks();
    scripts.forEach(run);
  }

  function releaseFonts() {
    for (const sheet of document.querySelectorAll("style[media]")) sheet.removeAttribute("media");
    try {
      localStorage.setItem("fonts", fonts);
    } catch {
      // Without storage the next page defers them again.
    }
  }

  function loadedFonts() {
    try {
      return localStorage.getItem("fonts");
    } catch {
      return null;
    }
  }

  function deferred(rel: string) {
    return [...document.querySelectorAll<HTMLLinkElement>(`link[data-rel=${rel}]:not([rel])`)];
  }

  function release(link: HTMLLinkElement) {
    const { rel = "", inlined } = link.dataset;
    // A disabled link is not fetched.
    if (inlined !== undefined) link.disabled = true;
    link.rel = rel;
  }

  function run(inert: HTMLScriptElement) {
    const script = document.createElement("script");
    for (const { name, value } of inert.attributes) script.setAttribute(name, value);
    script.type = "module";
    script.text = inert.text;
    inert.replaceWith(script);
  }

  // When the router removes a sheet's link, its inlined copy has to go too.
  function removeSheetsWithTheirLinks() {
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        const href = (node as Element).getAttribute?.("href");
        if (href) for (const sheet of document.querySelectorAll(`style[data-href="${href}"]`)) sheet.remove();
      }
    }).observe(document.head, { childList: true });
  }

  function once(target: EventTarget, event: string) {
    return new Promise((happened) => target.addEventListener(event, happened, { once: true }));
  }

  function nextFrame() {
    return new Promise<void>((next) => {
      // Its first report comes with a frame.
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        nextTask().then(() => next());
      }).observe(document.documentElement);
    });
  }

  function nextTask() {
    return new Promise<unknown>((next) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = next;
      port2.postMessage(null);
    });
  }
}
