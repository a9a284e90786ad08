import type { StreamableFile } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { textInParts } from '../../platform/http/text-in-parts.js';
import type { OpenedSeal } from './sealed-file.js';

/** The answer with a signed file, which is written while it is sent. */
export function sealedAnswer(opened: OpenedSeal | Refusal): StreamableFile | Refusal {
  if (isRefusal(opened)) return opened;
  const { file_name, entries, lines: parts, close } = opened;
  return textInParts({ file_name, parts, rest: () => ({ entries }), close });
}
