import { strokeOf, takesTyping } from './key-sequence.js';

export interface Shortcut {
  readonly id: string;
  /** `g r`: two keys in sequence; `mod+k`: Ctrl, on a Mac Command; `?`. */
  readonly keys: string;
  readonly label: string;
  /** Heading in the list of shortcuts. */
  readonly group: string;
  readonly run: () => void;
}

/** Milliseconds within which the next key of a sequence must follow. */
const NEXT_KEY_MS = 1200;

/** All shortcuts on the current screen, shared by the keyboard, the help sheet and the palette. */
export class ShortcutRegistry {
  private readonly entries = new Map<symbol, Shortcut>();
  private readonly listeners = new Set<() => void>();
  private shown: readonly Shortcut[] = [];
  private typed: readonly string[] = [];
  private lastAt = 0;

  add(shortcut: Shortcut): () => void {
    const place = Symbol(shortcut.id);
    this.entries.set(place, shortcut);
    this.changed();
    return () => {
      this.entries.delete(place);
      this.changed();
    };
  }

  /** The newest shortcut of each id, in order of registration. */
  readonly list = (): readonly Shortcut[] => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Handles a key press and runs the shortcut it completes. Among shortcuts with the same keys the newest wins, so that
   * a dialog overrides its page.
   */
  readonly press = (event: KeyboardEvent): void => {
    const stroke = strokeOf(event);
    if (stroke === null || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (!stroke.startsWith('mod+') && takesTyping(event.target)) return;
    const inTime = event.timeStamp - this.lastAt < NEXT_KEY_MS;
    this.lastAt = event.timeStamp;
    const typed = [...(inTime ? this.typed : []), stroke];
    const found = this.completedBy(typed) ?? this.completedBy([stroke]);
    if (found !== undefined) {
      this.typed = [];
      event.preventDefault();
      found.run();
      return;
    }
    this.typed = this.begins(typed) ? typed : this.begins([stroke]) ? [stroke] : [];
  };

  private completedBy(typed: readonly string[]): Shortcut | undefined {
    return this.shown.findLast(({ keys }) => keys === typed.join(' '));
  }

  private begins(typed: readonly string[]): boolean {
    return this.shown.some(({ keys }) => keys.startsWith(`${typed.join(' ')} `));
  }

  private changed(): void {
    const byId = new Map<string, Shortcut>();
    for (const shortcut of this.entries.values()) {
      byId.delete(shortcut.id);
      byId.set(shortcut.id, shortcut);
    }
    this.shown = [...byId.values()];
    for (const listener of Array.from(this.listeners)) listener();
  }
}
