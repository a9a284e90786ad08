import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { boaterActivityCalls, erasingCalls, mergingCalls } from '../../../../../contracts/customers/calls.js';
import { useMay } from '../../../lib/session/may.js';
import type { MenuItem } from '../../../ui/buttons/menu-item.js';
import { mergeHref } from '../model/merge-choice.js';
import { useCustomerLock } from './use-customer-lock.js';
import { useDataCopy } from './use-data-copy.js';

/** The menu of a boater: the actions of staff besides changing the record. */
export function useBoaterMenu(boater: BoaterPage['boater'], onErase: () => void): MenuItem[] {
  const { t } = useTranslation('boaters');
  const navigate = useNavigate();
  const locked = useCustomerLock(boater);
  const copy = useDataCopy(boater.id);
  const mayErase = useMay(erasingCalls.erase.access) && !boater.erased;
  const mayBalance = useMay(boaterActivityCalls.balance.access);
  const mayMerge = useMay(mergingCalls.merge.access) && locked === null && !boater.erased;
  return [
    ...(mayMerge
      ? [{ id: 'merge', label: t('merge'), hint: t('mergeMenuHint'), run: () => void navigate(mergeHref(boater.id)) }]
      : []),
    ...(mayBalance
      ? [{ id: 'balance', label: t('balance'), run: () => void navigate(`/boaters/balance/${boater.id}`) }]
      : []),
    { id: 'activity', label: t('staysAndVisits'), run: () => void navigate(`/boaters/activity/${boater.id}`) },
    ...(mayErase
      ? [
          { id: 'copy', label: t('copyData'), hint: t('copyDataHint'), run: copy },
          { id: 'erase', label: t('erase'), danger: true, run: onErase },
        ]
      : []),
  ];
}
