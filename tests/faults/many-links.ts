import { must } from './findings.js';
import type { Answer } from './sent-commands.js';

const ALLOWED_MIB = 1;
const FILE_BYTES = 200 * 1024;
const LINKS = 4;
const FILES_OF_LINK = 3;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** The allowance of an address for this attack, so that it takes few bytes to use it up. */
export const SMALL_ALLOWANCE = { RATE_UPLOAD_MIB_PER_ADDRESS_AND_DAY: String(ALLOWED_MIB) };

interface Sender {
  /** Opens a reservation from a new address; returns the token of its link. */
  readonly link: () => Promise<string>;
  /** Sends a file of this reservation, each time from the same address. */
  readonly send: (token: string, form: FormData) => Promise<Answer>;
}

/** One address sends files with many links, all at the same time. @throws if more bytes are stored than an address may send in a day */
export async function manyLinks({ link, send }: Sender): Promise<string> {
  const tokens: string[] = [];
  for (let each = 0; each < LINKS; each += 1) tokens.push(await link());
  const forms = tokens.flatMap((token) => Array.from({ length: FILES_OF_LINK }, (_, file) => ({ token, file })));
  const answers = await Promise.all(
    forms.map(({ token, file }) => {
      const form = new FormData();
      form.set('attachment_type', 'VESSEL_INSURANCE');
      const bytes = Buffer.concat([PDF, Buffer.alloc(FILE_BYTES, String(file))]);
      form.set('file', new Blob([bytes], { type: 'application/pdf' }), `policy${file}.pdf`);
      return send(token, form);
    }),
  );
  const stored = answers.filter(({ status }) => status === 200).length;
  must(
    stored > 0 && stored * FILE_BYTES <= ALLOWED_MIB * 1024 * 1024,
    'one address stores no more than its allowance',
    stored,
  );
  const refused = answers.filter(({ status }) => status !== 200);
  const codes = new Set(refused.map(({ status, body }) => `${status} ${String(body['error_type'])}`));
  must([...codes].join() === '429 TOO_MANY_UPLOADS', 'the rest is refused with one code', [...codes]);
  return `${stored} of ${answers.length} files of ${LINKS} links accepted`;
}
