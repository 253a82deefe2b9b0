/**
 * The browser runs this function's text in the page's head, so it must not refer to anything outside itself. Once the page is
 * painted and loaded, or on the first input, it restores the sheets, fonts and scripts that `rewriteForFirstPaint` deferred.
 */
export function startAfterPaint() {
  const inputs = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A browser that has loaded these fonts before has them in its cache, so they need not wait.
  const fonts = document.querySelector<HTMLElement>("style[media]")?.textContent ?? "";
  let isStarted = false;

  // After a reload or at a hash the page opens scrolled down, so it needs its full height at once.
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
    // The browser may report a pointer that rests over a new page as a move of zero pixels.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
    start();
  }

  async function finish() {
    if (document.readyState !== "complete") await once(window, "load");
    // The last picture has just arrived. It gets a frame to be painted in before fonts and scripts load.
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
    // A visitor may move the pointer while the document still arrives, before the scripts at its end are there.
    if (document.readyState === "loading") await once(document, "DOMContentLoaded");
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[data-type=module]")];
    const text = scripts.map((script) => script.text).join("");
    const modules = deferred("modulepreload");
    for (const link of deferred("stylesheet")) release(link);
    for (const link of modules) release(link);
    // Modules that the page's script imports indirectly run first, each in a task of its own.
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
      // Without storage the next page defers the fonts again.
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

  // When the router removes a sheet's link, the inlined copy of that sheet must go too.
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
      // The observer's first report comes with a frame.
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
