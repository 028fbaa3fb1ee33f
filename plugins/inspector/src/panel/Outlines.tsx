import type { Box } from '../page/area-box.ts';
import type { Boxes } from '../page/use-boxes.ts';
import styles from './Outlines.module.css';
import type { PointRow } from './point-row.ts';

export interface OutlinesProps {
  readonly rows: readonly PointRow[];
  readonly boxes: Boxes;
  /** The point under the pointer or with the focus. */
  readonly highlightedId: string | null;
}

/** The height of a name, in CSS pixels. */
const nameHeight = 16;

const styleOf = ({ left, top, width, height }: Box) => ({ left, top, width, height });

/** Returns the rectangles of a point; those without content only if there are no others, as of a menu and its items. */
function visibleBoxes(boxes: readonly Box[] = []): readonly Box[] {
  const filled = boxes.filter(({ isEmpty }) => !isEmpty);
  return filled.length > 0 ? filled : boxes;
}

/** The outlines of the points above the page, for sighted users: the list has the same information. */
export function Outlines({ rows, boxes, highlightedId }: OutlinesProps) {
  const highlighted = highlightedId !== null && (boxes.get(highlightedId)?.length ?? 0) > 0;
  return (
    <div aria-hidden className={styles.outlines} data-dimmed={highlighted || undefined}>
      {rows.map(({ id, kind, page }) => {
        const isHighlighted = id === highlightedId;
        // A hook has no area of its own: the contribution that reads it is outlined on demand.
        if (page.areas.length === 0 && !isHighlighted) return null;
        return visibleBoxes(boxes.get(id)).map((box, index) => (
          <div
            className={styles.outline}
            data-empty={box.isEmpty || undefined}
            data-highlighted={isHighlighted || undefined}
            data-kind={kind}
            data-outline={id}
            // Areas have no identity; the order in which they appeared is stable.
            key={`${id} ${String(index)}`}
            style={styleOf(box)}
          >
            {(isHighlighted || (index === 0 && kind !== 'field')) && (
              <span
                className={styles.name}
                data-end={box.left > window.innerWidth / 2 || undefined}
                data-inside={box.top < nameHeight || undefined}
                dir="ltr"
              >
                {id}
              </span>
            )}
          </div>
        ));
      })}
    </div>
  );
}
