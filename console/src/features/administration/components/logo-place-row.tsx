import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogoPlace } from '../../../../../contracts/marinas/association.js';
import { configurationCalls } from '../../../../../contracts/marinas/calls.js';
import { LOGO_TYPES } from '../../../../../contracts/marinas/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useUpload } from '../../../lib/api/use-upload.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { logoProblem } from '../model/logo-problem.js';

const Ground = styled('div')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 128,
  height: 56,
  padding: 8,
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  color: role.ink2,
  ...type.second,
});
const Picture = styled('img')({ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' });
const Wrong = styled('div')({ ...type.second, flexBasis: '100%', color: role.wrong.on });

interface LogoPlaceRowProps {
  place: LogoPlace;
  /** The name of the association. */
  name: string;
  /** Null: there is no logo yet. */
  address: string | null;
  onChanged: () => void;
}

/** One logo on its ground, with the ways to upload another one and to remove it. */
export function LogoPlaceRow({ place, name, address, onChanged }: LogoPlaceRowProps) {
  const { t } = useTranslation('administration/configuration');
  const toast = useToast();
  const problemWords = useProblemWords();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof logoProblem>>(null);
  const topics = [{ topic: 'marinas' as const }];
  const { state, start } = useUpload(configurationCalls.setLogo, {
    topics,
    onDone: () => {
      toast({ kind: 'done', text: t('logoSaved') });
      onChanged();
    },
  });
  const removing = useSend(configurationCalls.removeLogo, {
    topics,
    onDone: () => {
      toast({ kind: 'done', text: t('logoRemoved') });
      choose.current?.focus();
      onChanged();
    },
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const what = t(`logoOf_${place.scheme}`, { name });
  const wrong =
    problem === null ? (state.is === 'failed' ? problemWords(state.error) : null) : t(`logoRefused_${problem}`);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const found = logoProblem(file);
    setProblem(found);
    if (found === null) start(place, file);
  };
  return (
    <Row gap="6px 10px" align="center" wrap shrinks>
      <Ground data-scheme={place.scheme} title={t(`ground_${place.scheme}`)}>
        {address === null ? <span>{t('logoNone')}</span> : <Picture src={address} alt={what} />}
      </Ground>
      <Button
        ref={choose}
        size="small"
        busy={state.is === 'sending'}
        aria-label={address === null ? t('logoChooseOf', { what }) : t('logoReplaceOf', { what })}
        onClick={() => input.current?.click()}
      >
        {address === null ? t('actions:chooseFile') : t('actions:replace')}
      </Button>
      {address !== null && (
        <Button
          size="small"
          kind="quiet"
          busy={removing.isPending}
          aria-label={t('logoRemoveOf', { what })}
          onClick={() => void removing.send(place)}
        >
          {t('logoRemove')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={what}
        accept={LOGO_TYPES.join(',')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {wrong !== null && <Wrong role="alert">{wrong}</Wrong>}
    </Row>
  );
}
