import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { ReceiptLine, ReceiptPage } from './receipt.js';

/** Points of an A4 page: 595 × 842. */
const LEFT = 56;
const RIGHT = 539;
const WIDTH = RIGHT - LEFT;
const INK = '#0f2530';
const SECOND = '#47606c';
const LINE = '#d9e2e6';

const fontsAt = '@expo-google-fonts/instrument-sans';
const resolve = createRequire(import.meta.url).resolve;
const fonts = {
  plain: () => resolve(`${fontsAt}/400Regular/InstrumentSans_400Regular.ttf`),
  bold: () => resolve(`${fontsAt}/600SemiBold/InstrumentSans_600SemiBold.ttf`),
};

/** The receipt as a PDF of one page. The library is loaded with the first receipt, because a start does without it. */
export async function receiptPdf(page: ReceiptPage, language: string): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const info = { Title: `${page.title} ${page.head[0]?.[1] ?? ''}`, Author: page.marina[0] ?? '' };
  const pdf = new Document({ size: 'A4', margin: LEFT, info, lang: language, font: fonts.plain() });
  pdf.registerFont('plain', fonts.plain()).registerFont('bold', fonts.bold());
  const written = collected(pdf);
  write(pdf, inPrint(page));
  pdf.end();
  return written;
}

/**
 * The text in signs that the font has: narrow spaces are written as normal ones, and the sheqel sign as the
 * currency's code.
 */
export function printable(text: string): string {
  return text.replace(/[\u2009\u202F]/g, '\u00A0').replaceAll('₪', 'ILS');
}

type Pdf = InstanceType<typeof PDFDocument>;

function inPrint(page: ReceiptPage): ReceiptPage {
  return JSON.parse(JSON.stringify(page), (_, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  ) as ReceiptPage;
}

function collected(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolved, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolved(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

function write(pdf: Pdf, page: ReceiptPage): void {
  const [name = '', ...below] = page.marina;
  pdf
    .font('bold')
    .fontSize(18)
    .fillColor(INK)
    .text(name, LEFT, 64, { width: WIDTH * 0.55 });
  pdf.font('plain').fontSize(10).fillColor(SECOND);
  for (const text of below) pdf.text(text, { width: WIDTH * 0.55 });
  const bottom = pdf.y;
  pdf.font('bold').fontSize(18).fillColor(INK).text(page.title, LEFT, 64, { width: WIDTH, align: 'right' });
  pdf.fontSize(10);
  for (const [label, value] of page.head) {
    pdf
      .font('plain')
      .fillColor(SECOND)
      .text(label, LEFT, pdf.y + 4, { width: WIDTH, align: 'right' });
    pdf.font('bold').fillColor(INK).text(value, LEFT, pdf.y, { width: WIDTH, align: 'right' });
  }
  pdf.y = Math.max(bottom, pdf.y) + 28;
  for (const line of page.facts) fact(pdf, line);
  pdf.y += 16;
  for (const line of page.price) amount(pdf, line);
  if (page.total !== null) {
    rule(pdf);
    amount(pdf, page.total, 'bold');
  }
  pdf.y += 24;
  rule(pdf);
  amount(pdf, page.received, 'bold', 14);
  for (const line of page.payment) amount(pdf, line);
  rule(pdf);
  const last = page.balance.length - 1;
  page.balance.forEach((line, index) => amount(pdf, line, index === last ? 'bold' : 'plain'));
  pdf
    .font('plain')
    .fontSize(10)
    .fillColor(SECOND)
    .text(page.thanks, LEFT, pdf.y + 32, { width: WIDTH });
}

/** A label with its value beside it. */
function fact(pdf: Pdf, [label, value]: ReceiptLine): void {
  const top = pdf.y;
  pdf.font('plain').fontSize(10).fillColor(SECOND).text(label, LEFT, top, { width: 140 });
  const under = pdf.y;
  pdf.fillColor(INK).text(value, LEFT + 150, top, { width: WIDTH - 150 });
  pdf.y = Math.max(under, pdf.y) + 4;
}

/** A label with its amount at the right edge. */
function amount(pdf: Pdf, [label, value]: ReceiptLine, font: 'plain' | 'bold' = 'plain', size = 10): void {
  const top = pdf.y;
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(INK)
    .text(label, LEFT, top, { width: WIDTH * 0.6 });
  const under = pdf.y;
  pdf.text(value, LEFT + WIDTH * 0.6, top, { width: WIDTH * 0.4, align: 'right' });
  pdf.y = Math.max(under, pdf.y) + 5;
}

function rule(pdf: Pdf): void {
  pdf.y += 3;
  pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.75).strokeColor(LINE).stroke();
  pdf.y += 8;
}
