/** A pressed key as shortcuts are written: `mod+k`, `shift+enter`, `g`, `?`. Modifiers alone are none. */
export function strokeOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string | null {
  if (['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock', 'Dead', 'Process'].includes(event.key)) return null;
  const name = event.key === ' ' ? 'space' : event.key.toLowerCase();
  // A sign such as `?` is what Shift makes of another key, differently on each keyboard: only its result counts.
  const shift = event.shiftKey && (event.key.length > 1 || /[a-z]/.test(name)) ? 'shift+' : '';
  return `${event.ctrlKey || event.metaKey ? 'mod+' : ''}${event.altKey ? 'alt+' : ''}${shift}${name}`;
}

/** Keys are typed into this element: shortcuts without a modifier must not take them. */
export function takesTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  if (target instanceof HTMLInputElement) {
    return !['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'file', 'color', 'image'].includes(target.type);
  }
  return ['textbox', 'combobox', 'searchbox', 'spinbutton'].includes(target.getAttribute('role') ?? '');
}
