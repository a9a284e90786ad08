import type { ChangedLine } from '../../../contracts/reservations/rules/changed-lines.js';
import { changedLines } from '../../../contracts/reservations/rules/changed-lines.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { PrintedLine } from '../../platform/printing/paper.js';
import type { Figures } from '../../platform/words/figures.js';
import { wordsOf } from '../../platform/words/words-of.js';
import type { PricedOffer } from '../domain/events/event-shapes.js';
import de from '../words/de.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import it from '../words/it.json' with { type: 'json' };

export const receiptCatalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

/** The words of receipts and of the lines of a price. */
export const words = wordsOf(receiptCatalogues);

type Money = (minor: number) => string;

/** The lines of a price in words, as receipts print them. */
export function pricedLines(price: PricedOffer, language: Language, money: Money, figures: Figures): PrintedLine[] {
  const label = labelsOf(price, language, money, figures);
  return price.breakdown.lines.map((line) => [label(line), money(line.amount)] as const);
}

/** The lines by which a price differs from the one before: what was charged, and what is. */
export function changedInWords(
  before: PricedOffer,
  after: PricedOffer,
  language: Language,
  money: Money,
  figures: Figures,
): PrintedLine[] {
  const [was, is] = [before, after].map((price) => labelsOf(price, language, money, figures));
  return changedLines(before.breakdown, after.breakdown).map((line) => {
    const label = (line.after === null ? was : is)?.(line) ?? '';
    return [label, `${money(line.before ?? 0)} → ${money(line.after ?? 0)}`] as const;
  });
}

function labelsOf({ offer, breakdown }: PricedOffer, language: Language, money: Money, figures: Figures) {
  const t = words(language);
  return ({ kind, of }: Pick<ChangedLine, 'kind' | 'of'>): string => {
    switch (kind) {
      case 'NIGHTS':
        return t('nights', { count: breakdown.nights, price: money(offer.price_per_night) });
      case 'DISCOUNT':
        return `${t('discount')} ${figures.percent(offer.discount_percent)}`;
      case 'REDEEMED_NIGHTS':
        return `${t('redeemed')} (${String(offer.nights_to_redeem)})`;
      case 'ADDITIONAL_CHARGE':
        return t(chargeNames[of ?? ''] ?? 'fees');
      case 'POINTS':
        return t('points');
      case 'CUSTOM_SURCHARGE': {
        const surcharge = offer.custom_surcharges.find(({ id }) => id === of);
        const tax = surcharge?.tourist_tax;
        return tax === undefined ? (surcharge?.name ?? '') : `${t('tourist_tax')} (${tax.municipality})`;
      }
    }
  };
}

const chargeNames: Readonly<Record<string, 'harbor_dues' | 'taxes' | 'fees'>> = {
  harbor_dues: 'harbor_dues',
  taxes: 'taxes',
  fees: 'fees',
};
