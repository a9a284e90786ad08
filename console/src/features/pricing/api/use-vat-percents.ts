import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { percentsOn } from '../model/vat-percents.js';

/** The percentages of VAT that the marina charges today, the highest first. */
export function useVatPercents(): readonly number[] {
  const today = useFormats().today();
  const may = useMay(paymentSettingCalls.vatLists.access);
  const { data } = useLoad(paymentSettingCalls.vatLists, {}, { topics: [{ topic: 'marinas' }], enabled: may });
  return data === undefined ? [] : percentsOn(data.VATList, today);
}
