import { useTranslation } from 'react-i18next';
import { party as partyForm } from '../../../../../contracts/vocabulary/party-schemas.js';
import { type PartyDraft, partyBody } from '../../../entities/aboard/party-draft.js';
import { PartyFields } from '../../../entities/aboard/party-fields.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { Second } from '../../../ui/layout/second.js';
import { BookingRow } from './booking-row.js';

interface AboardRowProps {
  readonly party: PartyDraft;
  readonly setParty: (party: PartyDraft) => void;
}

/** The question who is aboard. Staff may leave it empty; the boater is then asked later. */
export function AboardRow({ party, setParty }: AboardRowProps) {
  const { t } = useTranslation('booking');
  const fieldWords = useFieldWords();
  const body = partyBody(party);
  const issues = body === undefined ? [] : (partyForm.safeParse(body).error?.issues ?? []);
  const problemOf = (path: string): string | undefined => {
    const issue = issues.find((one) => one.path.join('.') === path);
    // An age that is not typed yet is no mistake.
    if (issue === undefined || (path.startsWith('children.') && party.children[Number(path.slice(9))] === null)) {
      return undefined;
    }
    return fieldWords(issue.message);
  };
  return (
    <BookingRow question={t('aboard')}>
      <PartyFields draft={party} onDraft={setParty} problemOf={problemOf} crewShown />
      <Second>{t('aboardHint')}</Second>
    </BookingRow>
  );
}
