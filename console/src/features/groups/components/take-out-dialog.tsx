import { useTranslation } from 'react-i18next';
import type { ShownGroup } from '../../../../../contracts/reservations/group.js';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { losesDiscount } from '../model/boats-left.js';
import type { GroupBoat } from './group-boats.js';
import { RefusedBanner } from './refused-banner.js';

interface TakeOutDialogProps {
  group: ShownGroup;
  boat: GroupBoat;
  onClose: () => void;
}

/** Asks before a boat is taken out of the group, and says what becomes of it and of the discount. */
export function TakeOutDialog({ group, boat, onClose }: TakeOutDialogProps) {
  const { t } = useTranslation('groups');
  const toast = useToast();
  const { vessel } = boat;
  const { send, isPending, error } = useSend(groupCalls.takeOut, {
    topics: [{ topic: 'reservations' }],
    onDone: () => {
      toast({ kind: 'done', text: t('tookOut', { boat: vessel.name }) });
      onClose();
    },
  });
  const left = losesDiscount(group, [boat]);
  const { discount } = group;
  return (
    <ConfirmDialog
      open
      title={t('takeOutTitle', { boat: vessel.name })}
      confirm={t('takeOut')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void send({ group_id: group.id, reservation_id: boat.id })}
    >
      <p style={{ margin: 0 }}>{t('takeOutEffect')}</p>
      {left !== null && discount !== null && (
        <Banner tone="news">{t('losesDiscount', { left, needed: discount.boats, percent: discount.percent })}</Banner>
      )}
      <RefusedBanner error={error} />
    </ConfirmDialog>
  );
}
