import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { AscendingIcon } from '../../../ui/icons.js';
import { styled } from '../../../ui/theme/styled.js';

const Turned = styled('span')({ display: 'grid', transform: 'rotate(180deg)' });

interface MoveButtonsProps {
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** Moves a row of a list before or behind its neighbour. */
export function MoveButtons({ name, first, last, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('pricing/charges');
  return (
    <>
      <IconButton label={t('moveUp', { name })} icon={<AscendingIcon />} disabled={first} onClick={() => onMove(-1)} />
      <IconButton
        label={t('moveDown', { name })}
        icon={
          <Turned>
            <AscendingIcon />
          </Turned>
        }
        disabled={last}
        onClick={() => onMove(1)}
      />
    </>
  );
}
