import { useTranslation } from 'react-i18next';
import {
  nameIn,
  type PrintedCell,
  type PrintedLabel,
  type PrintedNote,
  type PrintedRow,
  type PrintedRule,
  type PrintedTable,
} from '../../../../../contracts/pricing/rules/printed-list.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { type Language, localeOf } from '../../../lib/i18n/language.js';
import type { PierChoice } from '../api/use-piers.js';
import { pierRuns } from '../model/pier-runs.js';
import { lastDayBefore } from '../model/season-day.js';
import { weekdayName } from '../model/weekday-names.js';

type Change = Extract<PrintedRule, { kind: 'weekend' }>['change'];

/** A part of a rule in bold, and what follows it. */
export interface SaidRule {
  readonly head: string;
  readonly text: string;
}

/** The words of the printed list in a language, whatever the language of the screen. Numbers have the form of the language. */
export function useListWords(language: Language, piers: readonly PierChoice[], currency: string) {
  const { t } = useTranslation('pricing/list', { lng: language });
  const locale = localeOf(language);
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const money = (amount: number) => two.format(amount);
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const size = (metres: number) => plain.format(metres);
  const percent = (value: number) => share.format(value / 100);
  const day = (text: string): string => {
    const [date, month] = text.split('/').map(Number);
    return language === 'de' ? `${date}.${month}.` : `${date}/${month}`;
  };
  const date = (text: string): string =>
    `${day(`${text.slice(8)}/${text.slice(5, 7)}`)}${language === 'de' ? '' : '/'}${text.slice(0, 4)}`;
  const signed = (value: number, shown: string) => (value < 0 ? `−${shown}` : `+${shown}`);
  const change = (one: Change): string =>
    one.type === 'PERCENT'
      ? signed(one.percent, percent(Math.abs(one.percent)))
      : t('aNightMore', { amount: signed(one.amount, money(Math.abs(one.amount))) });
  const pierNames = (ids: readonly string[]): string =>
    list.format(pierRuns(ids, piers).map(([from, to]) => (to === undefined ? from : t('range', { from, to }))));
  const at = (ids: readonly string[]): string =>
    ids.length === 0 ? '' : t('atPiers', { count: ids.length, names: pierNames(ids) });

  const touristTax = ({ rule }: Extract<PrintedRule, { kind: 'touristTax' }>): SaidRule => {
    const { owed } = rule;
    const parts = [
      owed.type === 'AMOUNT'
        ? t('taxAmount', { amount: money(owed.amount) })
        : t('taxShare', { percent: percent(owed.percent) }),
      owed.type === 'SHARE' && owed.at_most !== null ? t('taxAtMost', { amount: money(owed.at_most) }) : null,
      rule.most_nights === null ? null : t('taxFirst', { count: rule.most_nights }),
      rule.from === null || rule.to === null ? null : `${day(rule.from)} – ${day(lastDayBefore(rule.to))}`,
      rule.free_below_age === null ? null : t('taxFreeBelow', { age: rule.free_below_age }),
    ].filter((part) => part !== null);
    const places = rule.piers === undefined || rule.piers.length === 0 ? rule.municipality : at(rule.piers);
    return {
      head: rule.names === undefined ? t('touristTax') : nameIn({ name: t('touristTax'), names: rule.names }, language),
      text: `${parts.join(', ')} (${places}).`,
    };
  };

  const electricity = ({ electricity: charged }: Extract<PrintedRule, { kind: 'electricity' }>): SaidRule => {
    const head = t('electricity');
    switch (charged.type) {
      case 'INCLUDED':
        return { head, text: t('electricityIncluded') };
      case 'METERED':
        return { head, text: t('perKwh', { amount: money(charged.price_per_kwh) }) };
      case 'BY_AMPERE': {
        const sockets = charged.sockets.map(({ amperes, night }) => `${size(amperes)} A ${money(night)}`).join(' · ');
        const { metered } = charged;
        const long =
          metered === null
            ? ''
            : ` ${t('meteredFrom', { count: metered.from_nights, amount: money(metered.price_per_kwh) })}`;
        return { head, text: `${t('aNightIs')} ${sockets}.${long}` };
      }
    }
  };

  const charge = ({ named, charge: one }: Extract<PrintedRule, { kind: 'charge' }>): SaidRule => {
    const where = at(one.piers ?? []);
    const optional = one.always === true || one.active_by_default ? '' : `, ${t('onRequest')}`;
    return {
      head: nameIn(named, language),
      text: `${t(`unit_${one.charged}`, { amount: money(one.value) })}${where === '' ? '' : ` (${where})`}${optional}.`,
    };
  };

  return {
    t,
    /** A sum of two whole prices of a season or a year has no decimals, which its column has no room for. */
    price: ({ price, base }: PrintedCell, tier: PrintedTable['tier']): string => {
      if (price === null) return '–';
      if (base === null) return money(price);
      const short = tier === 'season' && Number.isInteger(price) && Number.isInteger(base);
      const shown = short ? (amount: number) => whole.format(amount) : money;
      return `${shown(base)} + ${shown(price)}`;
    },
    day,
    date,
    nameIn: (named: Parameters<typeof nameIn>[0]) => nameIn(named, language),
    /** `in euros, VAT included` */
    inCurrency: (vat: boolean): string => {
      const parts = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'name',
      }).formatToParts(2);
      const name = parts.find(({ type }) => type === 'currency')?.value ?? currency;
      return t(vat ? 'inCurrencyWithVat' : 'inCurrencyWithoutVat', { currency: name });
    },
    label: (label: PrintedLabel, per: PrintedRow['per']): string => {
      const named =
        label.kind === 'class'
          ? nameIn(label.named, language)
          : label.kind === 'every'
            ? t('everyBoat')
            : label.kind === 'area'
              ? t('upToArea', { size: size(label.up_to) })
              : label.beam === null
                ? t('upToLength', { size: size(label.up_to) })
                : t('upToLengthAndBeam', { length: size(label.up_to), beam: size(label.beam) });
      return per === 'BOAT' ? named : `${named}, ${t(per === 'METRE' ? 'aMetre' : 'aSquareMetre')}`;
    },
    head: ({ tier, nights, columns }: PrintedTable): string => {
      if (tier === 'season') {
        if (columns.length === 1 && columns[0] === 'year') return t('headYear');
        return t(columns.includes('year') ? 'headSeasonAndYear' : 'headSeason');
      }
      if (tier === 'night') return t('headNight');
      if (tier === 'month' && nights === null) return t('headMonth');
      return t(tier === 'week' ? 'headWeekOf' : 'headMonthOf', { count: nights ?? 0 });
    },
    note: (note: PrintedNote): string => {
      if (note.kind === 'above') {
        const above = note.above === null ? '' : ` ${t('aboveOnRequest', { size: size(note.above) })}`;
        return `${t(`above_${note.counted}`, { size: size(note.up_to) })}${above}`;
      }
      const said = note.counted === 'EXACT' ? [] : [t(`counted_${note.per}_${note.counted}`)];
      const least =
        note.least === null ? [] : [t(note.per === 'METRE' ? 'leastMetres' : 'leastArea', { size: size(note.least) })];
      return [...said, ...least].join(' ');
    },
    rule: (rule: PrintedRule): SaidRule => {
      switch (rule.kind) {
        case 'multihull':
          return {
            head: t('multihulls'),
            text: t(rule.on === 'PRICE' ? 'timesPrice' : 'timesLength', { factor: size(rule.factor) }),
          };
        case 'place': {
          const where =
            rule.piers.length === 0 ? t('berthsFrom', { size: size(rule.from_length ?? 0) }) : at(rule.piers);
          return { head: where.charAt(0).toLocaleUpperCase(locale) + where.slice(1), text: `${change(rule.change)}.` };
        }
        case 'weekend': {
          const days = list.format(
            rule.days.toSorted((one, other) => one - other).map((one) => weekdayName(one, language)),
          );
          return { head: nameIn(rule.season, language), text: `${days} ${change(rule.change)}.` };
        }
        case 'laterNights':
          return {
            head: nameIn(rule.season, language),
            text: `${t('fromNight', { number: rule.from_night })} ${change(rule.change)}.`,
          };
        case 'leastNights':
          return { head: nameIn(rule.season, language), text: t('atLeastNights', { count: rule.nights }) };
        case 'event':
          return {
            head: nameIn(rule.named, language),
            text: `${date(rule.from)} – ${date(addDays(rule.to, -1))}: ${change(rule.change)}.`,
          };
        case 'booking': {
          const when =
            rule.at_least === null
              ? t('bookedLate', { count: rule.at_most ?? 0 })
              : t('bookedEarly', { count: rule.at_least });
          return { head: when, text: `${change(rule.change)}.` };
        }
        case 'cap':
          return { head: t('capHead'), text: t('cap') };
        case 'edge':
          return { head: t('edgeHead'), text: t('edge') };
        case 'extra':
          return { head: nameIn(rule.season, language), text: `+${percent(rule.percent)}.` };
        case 'commercial':
          return { head: t('commercial'), text: `+${percent(rule.percent)}.` };
        case 'discount':
          return { head: t('discountFrom', { count: rule.nights }), text: `−${percent(rule.percent)}.` };
        case 'member':
          return { head: nameIn(rule.named, language), text: `−${percent(rule.percent)}.` };
        case 'electricity':
          return electricity(rule);
        case 'charge':
          return charge(rule);
        case 'touristTax':
          return touristTax(rule);
      }
    },
  };
}

export type ListWords = ReturnType<typeof useListWords>;
