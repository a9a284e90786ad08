import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

/** A label and its value. */
export type PrintedLine = readonly [label: string, value: string];

/** Points of an A4 page: 595 × 842. */
const LEFT = 56;
const RIGHT = 539;
const WIDTH = RIGHT - LEFT;
const BOTTOM = 770;
const INK = '#0f2530';
const SECOND = '#47606c';
const LINE = '#d9e2e6';

const fontsAt = '@expo-google-fonts/instrument-sans';
const resolve = createRequire(import.meta.url).resolve;
const fonts = {
  plain: () => resolve(`${fontsAt}/400Regular/InstrumentSans_400Regular.ttf`),
  bold: () => resolve(`${fontsAt}/600SemiBold/InstrumentSans_600SemiBold.ttf`),
};

type Pdf = InstanceType<typeof PDFDocument>;
type Font = 'plain' | 'bold';

/**
 * The text in signs that the font has: narrow spaces are written as normal ones, and the sheqel sign as the
 * currency's code.
 */
export function printable(text: string): string {
  return text.replace(/[\u2009\u202F]/g, '\u00A0').replaceAll('₪', 'ILS');
}

/**
 * A document on A4 pages, written from top to bottom. The library is loaded with the first document, because a start
 * does without it.
 */
export class Paper {
  private constructor(private readonly pdf: Pdf) {}

  static async print(
    about: { readonly title: string; readonly author: string; readonly language: string },
    write: (paper: Paper) => void,
  ): Promise<Buffer> {
    const { default: Document } = await import('pdfkit');
    const info = { Title: printable(about.title), Author: printable(about.author) };
    const pdf = new Document({ size: 'A4', margin: LEFT, info, lang: about.language, font: fonts.plain() });
    pdf.registerFont('plain', fonts.plain()).registerFont('bold', fonts.bold());
    const written = collected(pdf);
    write(new Paper(pdf));
    pdf.end();
    return written;
  }

  /** The sender at the left, the title with facts of the document at the right. */
  head(sender: readonly string[], title: string, facts: readonly PrintedLine[]): void {
    const { pdf } = this;
    const [name = '', ...below] = sender;
    this.type('bold', 18, INK, name, LEFT, 64, { width: WIDTH * 0.55 });
    for (const text of below) this.type('plain', 10, SECOND, text, LEFT, pdf.y, { width: WIDTH * 0.55 });
    const bottom = pdf.y;
    this.type('bold', 18, INK, title, LEFT, 64, { width: WIDTH, align: 'right' });
    for (const [label, value] of facts) {
      this.type('plain', 10, SECOND, label, LEFT, pdf.y + 4, { width: WIDTH, align: 'right' });
      this.type('bold', 10, INK, value, LEFT, pdf.y, { width: WIDTH, align: 'right' });
    }
    pdf.y = Math.max(bottom, pdf.y) + 28;
  }

  /** A label with its value beside it. */
  fact([label, value]: PrintedLine): void {
    const top = this.top();
    this.type('plain', 10, SECOND, label, LEFT, top, { width: 140 });
    const under = this.pdf.y;
    this.type('plain', 10, INK, value, LEFT + 150, top, { width: WIDTH - 150 });
    this.pdf.y = Math.max(under, this.pdf.y) + 4;
  }

  /** A label with its amount at the right edge. */
  amount([label, value]: PrintedLine, font: Font = 'plain', size = 10): void {
    const top = this.top();
    this.type(font, size, INK, label, LEFT, top, { width: WIDTH * 0.6 });
    const under = this.pdf.y;
    this.type(font, size, INK, value, LEFT + WIDTH * 0.6, top, { width: WIDTH * 0.4, align: 'right' });
    this.pdf.y = Math.max(under, this.pdf.y) + 5;
  }

  /** The first cell takes the room that the others leave; those are written to the right. */
  row(cells: readonly string[], font: Font = 'plain', narrow = 84): void {
    const top = this.top();
    const [first = '', ...rest] = cells;
    this.type(font, 10, INK, first, LEFT, top, { width: WIDTH - narrow * rest.length });
    let under = this.pdf.y;
    rest.forEach((cell, index) => {
      const at = RIGHT - narrow * (rest.length - index);
      this.type(font, 10, INK, cell, at, top, { width: narrow, align: 'right' });
      under = Math.max(under, this.pdf.y);
    });
    this.pdf.y = under + 5;
  }

  rule(): void {
    const { pdf } = this;
    pdf.y += 3;
    pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.75).strokeColor(LINE).stroke();
    pdf.y += 8;
  }

  /** A sentence below everything else. */
  note(text: string): void {
    this.type('plain', 10, SECOND, text, LEFT, this.top() + 32, { width: WIDTH });
  }

  space(points: number): void {
    this.pdf.y += points;
  }

  /** Where the next line begins: on a new page if this one is full. */
  private top(): number {
    if (this.pdf.y > BOTTOM) this.pdf.addPage();
    return this.pdf.y;
  }

  private type(
    font: Font,
    size: number,
    colour: string,
    text: string,
    x: number,
    y: number,
    options: { readonly width: number; readonly align?: 'right' },
  ): void {
    this.pdf.font(font).fontSize(size).fillColor(colour).text(printable(text), x, y, options);
  }
}

function collected(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolved, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolved(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
