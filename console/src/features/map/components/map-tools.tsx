import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { ListIcon, MapIcon } from '../../../ui/icons.js';
import { styled } from '../../../ui/theme/styled.js';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  '@media print': { display: 'none' },
});

interface MapToolsProps {
  readonly find: string;
  readonly list: boolean;
  readonly onFind: (text: string) => void;
  readonly onList: (list: boolean) => void;
}

/** Search on the map, and the map as text. */
export function MapTools({ find, list, onFind, onList }: MapToolsProps) {
  const { t } = useTranslation('map');
  return (
    <Line>
      <SearchField label={t('find')} value={find} onSearch={onFind} width={300} />
      <Button icon={list ? <MapIcon /> : <ListIcon />} onClick={() => onList(!list)}>
        {list ? t('asMap') : t('asList')}
      </Button>
    </Line>
  );
}
