import { useTranslation } from 'react-i18next';
import { Hinted } from '../../ui/floats/hinted.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { type Location, locationIcons, locations, type Service, serviceIcons, services } from './facilities.js';

const Marks = styled('ul')({
  display: 'flex',
  gap: 5,
  '& li': { position: 'relative', zIndex: 1, display: 'flex', color: role.ink },
  '& li[data-there=false]': { color: role.lineStrong },
  '& svg': { width: 17, height: 17 },
});

/** The services as icons: dark where the berth has them, light where not. Screen readers read only those it has. */
export function ServiceMarks({ of }: { of: Readonly<Record<Service, boolean>> }) {
  const { t } = useTranslation('entities/berth');
  return (
    <Marks>
      {services.map((service) => {
        const Icon = serviceIcons[service];
        const word = t(`service_${service}`);
        return (
          <li key={service} data-there={of[service]} aria-hidden={!of[service]}>
            <Hinted text={of[service] ? word : t('withoutService', { service: word })}>
              <Icon label={word} />
            </Hinted>
          </li>
        );
      })}
    </Marks>
  );
}

/** The location features of a berth as icons, or a dash if it has none. */
export function LocationMarks({ of }: { of: Readonly<Record<Location, boolean>> }) {
  const { t } = useTranslation('entities/berth');
  const said = locations.filter((location) => of[location]);
  if (said.length === 0) return <>–</>;
  return (
    <Marks>
      {said.map((location) => {
        const Icon = locationIcons[location];
        const word = t(`location_${location}`);
        return (
          <li key={location}>
            <Hinted text={word}>
              <Icon label={word} />
            </Hinted>
          </li>
        );
      })}
    </Marks>
  );
}
