import { useTranslation } from 'react-i18next';
import type { InvoiceDraft } from '../../../../contracts/payments/invoice.js';
import { useFormats } from '../../lib/format/use-formats.js';

type Line = InvoiceDraft['lines'][number];

const charges = ['harbor_dues', 'taxes', 'fees'] as const;

/** Returns the text of a line of an invoice with its nights and its rate of VAT. */
export function useInvoiceLineWords(): (line: Line) => string {
  const { t } = useTranslation('entities/invoice');
  const { dateRange, percent } = useFormats();
  const nameOf = ({ kind, of, name }: Line): string => {
    switch (kind) {
      case 'ADDITIONAL_CHARGE':
        return t(`charge_${charges.find((charge) => charge === of) ?? 'fees'}`);
      case 'CUSTOM_SURCHARGE':
        return name ?? t('charge_fees');
      default:
        return t(`line_${kind}`);
    }
  };
  return (line) => {
    const { nights, vat_percent } = line;
    const name = nameOf(line);
    const text = nights === null ? name : `${name}, ${dateRange(nights.start_date, nights.end_date)}`;
    return t('lineWithVat', { line: text, percent: percent(vat_percent) });
  };
}
