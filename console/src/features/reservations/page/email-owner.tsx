import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { type FoundBoater, foundInRegister } from '../../../entities/search/found-boater.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useMarina } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';

interface EmailOwnerProps {
  /** The person on record who has the typed mail address. */
  readonly boaterId: string;
  readonly onBook: (found: FoundBoater) => void;
  readonly onOther: () => void;
}

/** Asks whether staff mean the person on record who has the typed mail address, because they typed another name. */
export function EmailOwner({ boaterId, onBook, onOther }: EmailOwnerProps) {
  const { t } = useTranslation('reservations');
  const association = useMarina().association.code;
  const { data } = useLoad(boaterCalls.get, { boater_id: boaterId }, { topics: [{ topic: 'customers' }] });
  const found = data === undefined ? null : foundInRegister(data, association);
  const person = found?.boater ?? null;
  const first = useRef<HTMLButtonElement>(null);
  const known = person !== null;
  useEffect(() => first.current?.focus(), [known]);
  const name = person === null ? '' : fullName(person);
  return (
    <Banner
      tone="waiting"
      live
      title={known ? t('emailOf', { name }) : t('emailOfSomebody')}
      actions={
        <>
          {found !== null && known && (
            <Button ref={first} size="small" onClick={() => onBook(found)}>
              {t('bookFor', { name })}
            </Button>
          )}
          <Button ref={known ? undefined : first} size="small" onClick={onOther}>
            {t('otherEmail')}
          </Button>
        </>
      }
    >
      {t('emailOfWhy')}
    </Banner>
  );
}
