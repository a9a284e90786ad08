import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

/** A label and its value. */
export type PrintedLine = readonly [label: string, value: string];

/** Points of an A4 page: 595 × 842. */
const LEFT = 56;
const RIGHT = 539;
const WIDTH = RIGHT - LEFT;
/** Only the foot is below it. */
const BOTTOM = 786;
const FOOT = 800;
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

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align?: 'right';
  readonly colour?: string;
}

/** Width of the columns to the right of a table's first one. */
const NARROW = 84;

/** The first cell takes the room that the others leave. Those are aligned to the right. */
function columns([first = '', ...rest]: readonly string[]): readonly Cell[] {
  return [
    { text: first, x: LEFT, width: WIDTH - NARROW * rest.length },
    ...rest.map((text, index): Cell => {
      return { text, x: RIGHT - NARROW * (rest.length - index), width: NARROW, align: 'right' };
    }),
  ];
}

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
    const format = { size: 'A4', margin: LEFT, lang: about.language, font: fonts.plain() };
    const pdf = new Document({ ...format, info, bufferPages: true });
    pdf.registerFont('plain', fonts.plain()).registerFont('bold', fonts.bold());
    const written = collected(pdf);
    const paper = new Paper(pdf);
    write(paper);
    paper.number(about.title);
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
    this.line('plain', 10, 4, [
      { text: label, x: LEFT, width: 140, colour: SECOND },
      { text: value, x: LEFT + 150, width: WIDTH - 150 },
    ]);
  }

  /** A label with its amount at the right edge. */
  amount([label, value]: PrintedLine, font: Font = 'plain', size = 10): void {
    this.line(font, size, 5, [
      { text: label, x: LEFT, width: WIDTH * 0.6 },
      { text: value, x: LEFT + WIDTH * 0.6, width: WIDTH * 0.4, align: 'right' },
    ]);
  }

  /** Rows under a head, which is repeated on each new page. No row is divided, and the head stays with the first one. */
  table([head, ...rows]: readonly (readonly string[])[]): void {
    if (head === undefined) return;
    const titles = columns(head);
    const [first] = rows;
    this.makeRoom(
      this.heightOf('bold', 10, titles) + (first === undefined ? 0 : this.heightOf('plain', 10, columns(first))),
    );
    this.line('bold', 10, 5, titles);
    for (const row of rows) {
      const cells = columns(row);
      if (this.makeRoom(this.heightOf('plain', 10, cells))) this.line('bold', 10, 5, titles);
      this.line('plain', 10, 5, cells);
    }
  }

  rule(): void {
    const { pdf } = this;
    pdf.y += 3;
    pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.75).strokeColor(LINE).stroke();
    pdf.y += 8;
  }

  /** A sentence below everything else. */
  note(text: string): void {
    this.pdf.y += 32;
    this.line('plain', 10, 0, [{ text, x: LEFT, width: WIDTH, colour: SECOND }]);
  }

  space(points: number): void {
    this.pdf.y += points;
  }

  /** The foot of each page of several: the document and the number of the page. */
  private number(title: string): void {
    const { pdf } = this;
    const { count } = pdf.bufferedPageRange();
    if (count === 1) return;
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      // Text within the margin would begin another page.
      pdf.page.margins.bottom = 0;
      this.type('plain', 9, SECOND, title, LEFT, FOOT, { width: WIDTH });
      this.type('plain', 9, SECOND, `${String(page + 1)} / ${String(count)}`, LEFT, FOOT, {
        width: WIDTH,
        align: 'right',
      });
    }
  }

  /** Cells side by side, all on one page. */
  private line(font: Font, size: number, gap: number, cells: readonly Cell[]): void {
    const height = this.heightOf(font, size, cells);
    this.makeRoom(height);
    const { y: top } = this.pdf;
    for (const { text, x, colour = INK, ...options } of cells) this.type(font, size, colour, text, x, top, options);
    this.pdf.y = top + height + gap;
  }

  private heightOf(font: Font, size: number, cells: readonly Cell[]): number {
    this.pdf.font(font).fontSize(size);
    return Math.max(...cells.map(({ text, width }) => this.pdf.heightOfString(printable(text), { width })));
  }

  /** Begins a new page if this one has no room for so many points; true: it did. */
  private makeRoom(points: number): boolean {
    if (this.pdf.y + points <= BOTTOM) return false;
    this.pdf.addPage();
    return true;
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
