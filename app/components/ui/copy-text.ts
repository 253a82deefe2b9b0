/**
 * Copies a field's value, or an element's text. Plain http has no clipboard API, and a browser may refuse to use it: then
 * the text is selected, to try the old copy command, and stays so for a copy by hand.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  const isField = element instanceof HTMLInputElement;
  try {
    await navigator.clipboard.writeText(isField ? element.value : element.textContent);
    return true;
  } catch {
    if (isField) {
      element.focus();
      element.select();
    } else getSelection()?.selectAllChildren(element);
    return document.execCommand("copy");
  }
}
