import { Fragment } from 'react';
import { styled } from '../theme/styled.js';
import { Unseen } from '../page/unseen.js';
import { NotRefreshed } from '../states/not-refreshed.js';
import { LoadingLines } from '../states/loading-lines.js';
import { radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { BundleHead } from './bundle-row.js';
import { headOf, shownRows } from './list-bundles.js';
import { groupAbove } from './list-groups.js';
import { glow, GLOW_MS, Frame, GroupCount } from './list-shapes.js';
import { openByClick } from './open-by-click.js';
import type { ListGroup, ListTableProps } from './list-table-props.js';
import { moveByKey } from './move-by-key.js';
import { useOpenBundles } from './use-open-bundles.js';
import { RowLink } from './row-link.js';

const List = styled('ul')({
  display: 'grid',
  gap: 10,
  // Where a table has no room, cards stand side by side.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
});
const Heading = styled('li')({ ...type.label, gridColumn: '1 / -1', padding: '8px 4px 0', color: role.ink2 });

const CardItem = styled('li')({
  position: 'relative',
  cursor: 'pointer',
  minWidth: 0,
  padding: '10px 14px',
  overflow: 'hidden',
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  // The browser skips layout and painting of cards far outside the view; the size is that of a reservation's four lines.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 88px',
  '&[data-inside=true]': { marginLeft: 16, backgroundColor: role.sunk },
  '&[data-edge=true]': { backgroundImage: `linear-gradient(to right, ${role.ourMove.on} 4px, transparent 4px)` },
  '&[data-glow=true]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    mixBlendMode: 'multiply',
    animation: `${glow} ${GLOW_MS}ms ease-out`,
  },
});

type ListCardsProps<R> = ListTableProps<R> & { replaced: boolean };

/** The list as cards, on a phone. */
export function ListCards<R>(props: ListCardsProps<R>) {
  const { rows: all, rowId, rowHref, rowLabel, edge, changed, card, loading = false, loadingRows = 10, stale } = props;
  const { open, toggle } = useOpenBundles();
  const shown = shownRows(all, props.bundle?.of, props.group, open);
  const rows = shown.flatMap((one) => (one.kind === 'row' ? one.row : (one.rows[0] ?? [])));
  return (
    <>
      <NotRefreshed load={props.load} />
      {loading && (
        <Frame style={{ padding: '4px 14px' }}>
          <LoadingLines lines={loadingRows} rowHeight={120} />
        </Frame>
      )}
      {props.replaced && <Frame>{props.instead}</Frame>}
      {!loading && !props.replaced && (
        <List aria-label={props.label} aria-busy={stale} onKeyDown={moveByKey}>
          {shown.map((one, index) => {
            const heading = <GroupItem heading={groupAbove(rows, index, props.group)} />;
            if (one.kind === 'bundle') {
              const edge = one.rows.some((row) => props.edge?.(row) === true);
              return (
                <Fragment key={one.key}>
                  {heading}
                  <CardItem data-edge={edge} onClick={openByClick}>
                    <BundleHead
                      {...headOf(one, props.bundle)}
                      open={open.has(one.key)}
                      onToggle={() => toggle(one.key)}
                      first
                    />
                  </CardItem>
                </Fragment>
              );
            }
            const { row, inside } = one;
            return (
              <Fragment key={rowId(row)}>
                {heading}
                <CardItem
                  data-edge={edge?.(row) === true}
                  data-glow={changed?.has(rowId(row)) === true}
                  data-inside={inside}
                  onClick={openByClick}
                  onAuxClick={openByClick}
                >
                  <RowLink to={rowHref(row)} data-row-link>
                    <Unseen>{rowLabel(row)}</Unseen>
                  </RowLink>
                  {card(row)}
                </CardItem>
              </Fragment>
            );
          })}
        </List>
      )}
      {props.footer}
    </>
  );
}

function GroupItem({ heading }: { heading: ListGroup | null }) {
  if (heading === null) return null;
  return (
    <Heading>
      {heading.label}
      {heading.count !== undefined && <GroupCount>{heading.count}</GroupCount>}
    </Heading>
  );
}
