import { requiredParagraph } from './text.js';
import { MESSAGE_TEXT_MAX } from './message-text.js';

export const messageText = requiredParagraph(MESSAGE_TEXT_MAX, 'messageRequired');
