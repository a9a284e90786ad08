export const MESSAGE_TEXT_MAX = 4000;
