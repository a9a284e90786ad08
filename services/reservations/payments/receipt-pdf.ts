import { Paper } from '../../platform/printing/paper.js';
import type { ReceiptPage } from './receipt.js';

/** The receipt as a PDF of one page. */
export function receiptPdf(page: ReceiptPage, language: string): Promise<Buffer> {
  const title = `${page.title} ${page.head[0]?.[1] ?? ''}`;
  return Paper.print({ title, author: page.marina[0] ?? '', language }, (paper) => {
    paper.head(page.marina, page.title, page.head);
    for (const line of page.facts) paper.fact(line);
    paper.space(16);
    for (const line of page.price) paper.amount(line);
    if (page.total !== null) {
      paper.rule();
      paper.amount(page.total, 'bold');
    }
    paper.space(24);
    paper.rule();
    paper.amount(page.received, 'bold', 14);
    for (const line of page.payment) paper.amount(line);
    paper.rule();
    const last = page.balance.length - 1;
    page.balance.forEach((line, index) => paper.amount(line, index === last ? 'bold' : 'plain'));
    paper.note(page.thanks);
  });
}
