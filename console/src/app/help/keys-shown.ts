const names: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  enter: '↵',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
};

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

/** Key labels as printed on the keyboard, one for each press: `g r` gives "G", "R"; `mod+k` gives "Ctrl K". */
export function keysShown(keys: string, mac: boolean = isMac()): string[] {
  return keys.split(' ').map((stroke) =>
    stroke
      .split(/\+(?=.)/)
      .map((key) => (key === 'mod' && mac ? '⌘' : (names[key] ?? key.toUpperCase())))
      .join(' '),
  );
}
