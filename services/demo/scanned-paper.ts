import { createHash } from 'node:crypto';
import type { AttachmentType } from '../../contracts/reservations/vocabulary-schemas.js';
import type { UploadedFile } from '../platform/http/upload.js';

const TITLES: Readonly<Record<AttachmentType, string>> = {
  VESSEL_PHOTO: 'Photo',
  VESSEL_INSURANCE: 'Certificate of insurance',
  VESSEL_LICENSE: 'Registration',
  SKIPPER_ID_LICENSE: 'Certificate of competence',
};

/** A document as a boater would upload it: a PDF with one line of text that names its type and what it is about. */
export function scannedPaper(type: AttachmentType, about: string): UploadedFile {
  const line = `${TITLES[type]} - ${ascii(about)}`;
  const text = `BT /F1 18 Tf 60 760 Td (${line.replace(/[()\\]/g, ' ')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  const bytes = Buffer.from(file, 'latin1');
  const sha256 = createHash('sha256').update(bytes).digest('base64url');
  return { name: `${type.toLowerCase().replaceAll('_', '-')}.pdf`, bytes, sha256 };
}

function ascii(text: string): string {
  return text.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
}
