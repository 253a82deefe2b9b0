/**
 * Copies a field's value or an element's text. The clipboard API is missing on plain http and may be refused: then the text is
 * selected for the old copy command, and stays selected so that the visitor can copy it by hand.
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
