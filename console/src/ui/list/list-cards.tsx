import { styled } from '../theme/styled.js';
import { Unseen } from '../page/unseen.js';
import { LoadingLines } from '../states/loading-lines.js';
import { radius } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { glow, GLOW_MS, Frame } from './list-shapes.js';
import type { ListTableProps } from './list-table-props.js';
import { moveByKey } from './move-by-key.js';
import { RowLink } from './row-link.js';

const List = styled('ul')({ display: 'grid', gap: 10 });

const CardItem = styled('li')({
  position: 'relative',
  padding: '10px 14px',
  overflow: 'hidden',
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  // The browser skips layout and painting of cards far outside the view; the size is an estimate of one card.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 128px',
  '&[data-edge=true]': { backgroundImage: `linear-gradient(to right, ${role.ourMove.on} 4px, transparent 4px)` },
  '&[data-glow=true]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    mixBlendMode: 'multiply',
    animation: `${glow} ${GLOW_MS}ms ease-out`,
  },
  '& button, & a:not([data-row-link])': { position: 'relative', zIndex: 1 },
});

type ListCardsProps<R> = ListTableProps<R> & { replaced: boolean };

/** The list as cards, on a phone. */
export function ListCards<R>(props: ListCardsProps<R>) {
  const { rows, rowId, rowHref, rowLabel, edge, changed, card, loading = false, loadingRows = 10, stale } = props;
  return (
    <>
      {loading && (
        <Frame style={{ padding: '4px 14px' }}>
          <LoadingLines lines={loadingRows} rowHeight={120} />
        </Frame>
      )}
      {props.replaced && <Frame>{props.instead}</Frame>}
      {!loading && !props.replaced && (
        <List aria-label={props.label} aria-busy={stale} onKeyDown={moveByKey}>
          {rows.map((row) => (
            <CardItem key={rowId(row)} data-edge={edge?.(row) === true} data-glow={changed?.has(rowId(row)) === true}>
              <RowLink to={rowHref(row)} data-row-link>
                <Unseen>{rowLabel(row)}</Unseen>
              </RowLink>
              {card(row)}
            </CardItem>
          ))}
        </List>
      )}
      {props.footer}
    </>
  );
}
