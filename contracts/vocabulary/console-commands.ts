/** The command that reloads open consoles. */
export const REFRESH_PAGE = 'REFRESH_PAGE';

/** In place of a marina's id: the consoles of all marinas. */
export const EVERY_MARINA = '*';
