import type { Box } from '../page/area-box.ts';
import { contributionName } from '../page/contribution-name.ts';
import { positionNames } from '../page/name-positions.ts';
import type { Boxes, PointBoxes } from '../page/use-boxes.ts';
import styles from './Outlines.module.css';
import type { PointKind, PointRow } from './point-row.ts';

export interface OutlinesProps {
  readonly rows: readonly PointRow[];
  readonly boxes: Boxes;
  /** The point under the pointer or with the focus. */
  readonly highlightedId: string | null;
}

/** A rectangle to draw. */
interface Outline {
  readonly key: string;
  readonly pointId: string;
  readonly box: Box;
  readonly kind: PointKind | 'failed';
  /** The id of a point, or the order and the name of a contribution. */
  readonly name: string | undefined;
  readonly isHighlighted: boolean;
}

const noBoxes: PointBoxes = { own: [], contributions: new Map() };

/** Returns the rectangles of a point; those without content only if there are no others, as of a menu and its items. */
function visibleBoxes(boxes: readonly Box[]): readonly Box[] {
  const filled = boxes.filter(({ isEmpty }) => !isEmpty);
  return filled.length > 0 ? filled : boxes;
}

/** Returns the outlines of the contributions that are drawn: all of a highlighted point, otherwise those that failed. */
function contributionOutlines(
  { id, kind, contributors }: PointRow,
  { contributions }: PointBoxes,
  isHighlighted: boolean,
): readonly Outline[] {
  return contributors.flatMap((contributor, order) => {
    const name = contributionName(contributor);
    if (!isHighlighted && !contributor.hasFailed) return [];
    return (contributions.get(name) ?? []).map((box, index) => ({
      key: `${id} ${name} ${String(index)}`,
      pointId: id,
      box,
      kind: contributor.hasFailed ? 'failed' : kind,
      name: index === 0 ? `${String(order + 1)} ${name}` : undefined,
      isHighlighted,
    }));
  });
}

/** Returns the outlines of a point: of its areas, otherwise of its contributions. */
function pointOutlines(row: PointRow, boxes: PointBoxes, isHighlighted: boolean): readonly Outline[] {
  const { id, kind, page } = row;
  const contributed = [...boxes.contributions.values()].flat();
  // What reads a hook is not where its contributions are: outlined on demand, and only if they are nowhere.
  const isReader = page.areas.length === 0;
  const own = isReader && (!isHighlighted || contributed.length > 0) ? [] : visibleBoxes(boxes.own);
  const areas = own.length > 0 ? own : isHighlighted ? [] : contributed;
  return areas.map((box, index) => ({
    // Areas have no identity; the order in which they appeared is stable.
    key: `${id} ${String(index)}`,
    pointId: id,
    box,
    kind,
    name: index === 0 && (isHighlighted || kind !== 'field') ? id : undefined,
    isHighlighted,
  }));
}

/** Returns whether some of a point is on the screen. */
function isVisible({ own, contributions }: PointBoxes): boolean {
  return own.length > 0 || [...contributions.values()].some((boxes) => boxes.length > 0);
}

/** Returns the outlines to draw; highlighted ones first, so that their names have the best positions. */
function allOutlines({ rows, boxes, highlightedId }: OutlinesProps): readonly Outline[] {
  const outlines = rows.flatMap((row) => {
    const own = boxes.get(row.id) ?? noBoxes;
    const isHighlighted = row.id === highlightedId;
    return [...contributionOutlines(row, own, isHighlighted), ...pointOutlines(row, own, isHighlighted)];
  });
  return outlines.toSorted((one, other) => Number(other.isHighlighted) - Number(one.isHighlighted));
}

/** The outlines of the points above the page, for sighted users: the list has the same information. */
export function Outlines(props: OutlinesProps) {
  const { boxes, highlightedId } = props;
  const outlines = allOutlines(props);
  const isDimmed = highlightedId !== null && isVisible(boxes.get(highlightedId) ?? noBoxes);
  return (
    <div aria-hidden className={styles.outlines} data-dimmed={isDimmed || undefined}>
      {outlines.map(({ key, pointId, box: { isEmpty, ...rectangle }, kind, isHighlighted }) => (
        <div
          className={styles.outline}
          data-empty={isEmpty || undefined}
          data-highlighted={isHighlighted || undefined}
          data-kind={kind}
          data-outline={pointId}
          key={key}
          style={rectangle}
        />
      ))}
      <Names outlines={isDimmed ? outlines.filter((one) => one.isHighlighted) : outlines} />
    </div>
  );
}

/** The names of the outlines, beside the panel. */
function Names({ outlines }: { readonly outlines: readonly Outline[] }) {
  const named = outlines.flatMap(({ name, ...outline }) =>
    name === undefined ? [] : [{ ...outline, name }],
  );
  const { left, right } = document.body.getBoundingClientRect();
  const positions = positionNames(named, { left, right, bottom: window.innerHeight });
  return named.map(({ key, kind, name }, index) => {
    const position = positions[index];
    return (
      position && (
        <span className={styles.name} data-kind={kind} dir="ltr" key={key} style={position}>
          {name}
        </span>
      )
    );
  });
}
