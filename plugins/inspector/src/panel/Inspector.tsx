import type { ToolProps } from '@admin/shell';
import { IconButton, TextInput } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { useEffect, useRef, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { inspectorMessages } from '../messages.ts';
import { createPagePoints } from '../page/page-points.ts';
import { createRenderClock } from '../page/render-clock.tsx';
import { useBoxes } from '../page/use-boxes.ts';
import { loadDescribedPoints, type DescribedPoint } from '../snippets/described-point.ts';
import styles from './Inspector.module.css';
import { Outlines } from './Outlines.tsx';
import { matches, problemMatches, usePointRows } from './point-row.ts';
import { PointList } from './PointList.tsx';
import { OtherProblems } from './Problems.tsx';

const nothingDescribed: ReadonlyMap<string, DescribedPoint> = new Map();

/** Returns the points of the product once they are loaded; without them the inspector shows names only. */
function useDescribedPoints(): ReadonlyMap<string, DescribedPoint> {
  const [described, setDescribed] = useState(nothingDescribed);
  useEffect(() => {
    let isShown = true;
    loadDescribedPoints().then(
      (points) => {
        if (isShown) setDescribed(points);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return described;
}

/** Moves the focus back to the element that had it, unless another one has received it. */
function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && before instanceof HTMLElement) before.focus();
    };
  }, []);
}

/** Outlines the extension points of the page, and lists them beside it. */
export function Inspector({ close, inspect }: ToolProps) {
  const intl = useIntl();
  const [clock] = useState(createRenderClock);
  const [page] = useState(() => createPagePoints(clock.RenderMark));
  const [filter, setFilter] = useState('');
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const points = useSyncExternalStore(page.subscribe, page.list);
  const times = useSyncExternalStore(clock.subscribe, clock.list);
  const { rows, otherProblems } = usePointRows(points, times, useDescribedPoints());
  const boxes = useBoxes(points);
  useReturnedFocus();
  useEffect(() => {
    inspect(page.inspection);
    return () => inspect(null);
  }, [inspect, page]);
  useEffect(() => input.current?.focus(), []);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    const element = panel.current;
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  const shown = rows.filter((row) => matches(row, filter));
  return (
    <>
      <Outlines boxes={boxes} highlightedId={highlightedId} rows={shown} />
      <aside aria-label={intl.formatMessage(inspectorMessages.title)} className={styles.panel} ref={panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{intl.formatMessage(inspectorMessages.title)}</h2>
          <IconButton
            icon={X}
            label={intl.formatMessage(inspectorMessages.close)}
            onClick={close}
            size="small"
          />
          <div className={styles.filter}>
            <TextInput
              aria-label={intl.formatMessage(inspectorMessages.filter)}
              onChange={(event) => setFilter(event.target.value)}
              placeholder={intl.formatMessage(inspectorMessages.filter)}
              ref={input}
              type="search"
              value={filter}
            />
          </div>
          <output className={styles.count}>
            {shown.length === 0 && filter !== ''
              ? intl.formatMessage(inspectorMessages.none)
              : intl.formatMessage(inspectorMessages.count, { count: shown.length })}
          </output>
        </div>
        <div className={styles.content}>
          <OtherProblems problems={otherProblems.filter((problem) => problemMatches(problem, filter))} />
          <PointList onHighlight={setHighlightedId} rows={shown} />
        </div>
      </aside>
    </>
  );
}
