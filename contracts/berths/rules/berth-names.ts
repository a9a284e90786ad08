/** The name of a berth: pier name, then number or letters, with nothing between (spec 3 §5). */
export function berthName(pierName: string, number: number, lettered = false): string {
  return `${pierName}${berthLabel(number, lettered)}`;
}

/** The number of a berth as it is shown on its pier: digits, or the letter code of a lettered berth. */
export function berthLabel(number: number, lettered: boolean): string {
  return lettered ? letterCode(number) : String(number);
}

/** The letter code of a number: 1 is A, 26 is Z, 27 is AA (spec 3 §5). Empty below 1. */
export function letterCode(number: number): string {
  let rest = Math.floor(number);
  let letters = '';
  while (rest > 0) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
    rest = Math.floor((rest - 1) / 26);
  }
  return letters;
}
