/** A text colour and its background. */
export interface Pair {
  readonly on: string;
  readonly bg: string;
}

/** All colours of the console by purpose. Components name a role, never a colour. */
export interface Roles {
  /** Page, card, header strip. */
  readonly ground: string;
  readonly surface: string;
  readonly sunk: string;
  /** Text: primary, secondary, tertiary. */
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  /** Separators; `lineStrong` is more visible but lighter than a border; `edge` is the border of controls. */
  readonly line: string;
  readonly lineStrong: string;
  readonly edge: string;
  /** Actions, focus, selection. */
  readonly sea: string;
  readonly seaStrong: string;
  readonly seaSoft: string;
  readonly onSea: string;
  /** Side bar and the phone's top bar. */
  readonly navigation: Pair & {
    readonly ink: string;
    readonly heading: string;
    readonly chosen: string;
    readonly badge: string;
    readonly onBadge: string;
  };
  readonly ourMove: Pair;
  readonly waiting: Pair;
  readonly booked: Pair;
  readonly waitingList: Pair;
  readonly over: Pair;
  readonly wrong: Pair;
  /** Background of boats; `waterDeep` for details in the water. */
  readonly water: string;
  readonly waterDeep: string;
  /** The water in the product's logo, on light and on dark backgrounds. */
  readonly signWater: string;
  /** Shadow under floats, and the backdrop of a dialog. */
  readonly shadow: string;
  readonly veil: string;
}

export const light: Roles = {
  ground: '#f3f6f7',
  surface: '#ffffff',
  sunk: '#eaf0f2',
  ink: '#0f2530',
  ink2: '#47606c',
  ink3: '#566b76',
  line: '#d9e2e6',
  lineStrong: '#b9c8cf',
  edge: '#7a8d97',
  sea: '#0b5f80',
  seaStrong: '#084a64',
  seaSoft: '#e2f0f5',
  onSea: '#ffffff',
  navigation: {
    bg: '#0d2b38',
    on: '#ffffff',
    ink: '#c4d5dc',
    heading: '#8fabb7',
    chosen: '#174557',
    badge: '#f2a265',
    onBadge: '#3a1600',
  },
  ourMove: { on: '#b3470b', bg: '#fff0e4' },
  waiting: { on: '#7d5a00', bg: '#fdf4d9' },
  booked: { on: '#1a7347', bg: '#e4f4ea' },
  waitingList: { on: '#5a48ad', bg: '#eeebfa' },
  over: { on: '#566872', bg: '#edf1f3' },
  wrong: { on: '#b0271f', bg: '#fdebe9' },
  water: '#cfe4ec',
  waterDeep: '#bcd8e3',
  signWater: '#4fa8c9',
  shadow: '0 1px 2px rgba(15,37,48,.06), 0 4px 16px rgba(15,37,48,.10)',
  veil: 'rgba(13,43,56,.45)',
};

export const dark: Roles = {
  ground: '#0a151b',
  surface: '#11212a',
  sunk: '#0d1a21',
  ink: '#e7eff2',
  ink2: '#a9bdc6',
  ink3: '#8499a3',
  line: '#22363f',
  lineStrong: '#38525e',
  edge: '#647f8b',
  sea: '#5bb7d8',
  seaStrong: '#86cde6',
  seaSoft: '#13313d',
  onSea: '#04222e',
  navigation: {
    bg: '#07121a',
    on: '#ffffff',
    ink: '#9db4be',
    heading: '#8fabb7',
    chosen: '#143340',
    badge: '#f2a265',
    onBadge: '#3a1600',
  },
  ourMove: { on: '#ffa36b', bg: '#3a2112' },
  waiting: { on: '#ecc45c', bg: '#33290c' },
  booked: { on: '#6ed19a', bg: '#10301f' },
  waitingList: { on: '#b3a5f5', bg: '#251f45' },
  over: { on: '#9fb1ba', bg: '#1a2a33' },
  wrong: { on: '#ff8f86', bg: '#3b1614' },
  water: '#12303c',
  waterDeep: '#183e4d',
  signWater: '#4fa8c9',
  shadow: '0 1px 2px rgba(0,0,0,.4), 0 6px 20px rgba(0,0,0,.35)',
  veil: 'rgba(0,0,0,.6)',
};
