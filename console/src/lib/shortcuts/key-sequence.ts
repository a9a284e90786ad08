/** A key press in the notation of shortcuts: `mod+k`, `shift+enter`, `g`, `?`. Null for a modifier alone. */
export function strokeOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string | null {
  if (['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock', 'Dead', 'Process'].includes(event.key)) return null;
  const name = event.key === ' ' ? 'space' : event.key.toLowerCase();
  // Which key gives a sign such as `?` with Shift depends on the keyboard, so only the resulting sign counts.
  const shift = event.shiftKey && (event.key.length > 1 || /[a-z]/.test(name)) ? 'shift+' : '';
  return `${event.ctrlKey || event.metaKey ? 'mod+' : ''}${event.altKey ? 'alt+' : ''}${shift}${name}`;
}

/** Whether this element takes text input; shortcuts without a modifier are off there. */
export function takesTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  if (target instanceof HTMLInputElement) {
    return !['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'file', 'color', 'image'].includes(target.type);
  }
  return ['textbox', 'combobox', 'searchbox', 'spinbutton'].includes(target.getAttribute('role') ?? '');
}
