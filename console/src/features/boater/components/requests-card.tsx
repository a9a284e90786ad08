import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestCalls } from '../../../../../contracts/memberships/calls.js';
import type { RequestKind } from '../../../../../contracts/memberships/requests.js';
import { membershipErrors } from '../../../../../contracts/memberships/errors.js';
import { REFERRAL_CODE_MAX } from '../../../../../contracts/memberships/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { ASK_AGAIN_EVERY } from '../api/boater-topics.js';
import { BoaterCard, Quiet } from './boater-card.js';

const topics = [{ topic: 'memberships' }] as const;

/** What the boater may ask of the marina beside the stay, and how it answered. Nothing while there is neither. */
export function RequestsCard({ token }: { readonly token: string }) {
  const { t } = useTranslation('boater');
  const formats = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string | undefined>();
  const { data } = useLoad(requestCalls.filed, undefined, { topics, token, refetchEvery: ASK_AGAIN_EVERY });
  const { send, isPending } = useSend(requestCalls.file, {
    token,
    topics,
    onDone: () => toast({ kind: 'done', text: t('requestFiled') }),
    onRefused: (error) => {
      if (error.error_type === membershipErrors.referral_code_unknown) setCodeError(problemWords(error));
      else toast({ kind: 'wrong', text: problemWords(error) });
    },
  });
  const ask = (kind: RequestKind) => {
    const referral_code = kind === 'MEMBERSHIP' ? code.trim() : '';
    void send(referral_code === '' ? { kind } : { kind, referral_code });
  };
  if (data === undefined || data.items.length + data.offered.length === 0) return null;
  return (
    <BoaterCard title={t('requestsTitle')}>
      {data.items.map(({ id, kind, status, request_date, decline_reason }) => (
        <div key={id}>
          <strong>{t(`request_${kind}`)}</strong>
          <Quiet>{t(`requestState_${status}`, { date: formats.dateLong(formats.dayOf(request_date)) })}</Quiet>
          {decline_reason !== null && <p>{decline_reason}</p>}
        </div>
      ))}
      {data.offered.map((kind) => (
        <div key={kind} style={{ display: 'grid', gap: 10, justifyItems: 'start' }}>
          {kind === 'MEMBERSHIP' && (
            <TextInput
              label={t('referralCode')}
              hint={t('referralCodeHint')}
              value={code}
              error={codeError}
              maxLength={REFERRAL_CODE_MAX}
              autoComplete="off"
              onChange={(typed) => {
                setCode(typed ?? '');
                setCodeError(undefined);
              }}
            />
          )}
          <Button busy={isPending} onClick={() => ask(kind)}>
            {t(`ask_${kind}`)}
          </Button>
        </div>
      ))}
    </BoaterCard>
  );
}
