import { useMemo, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { CallParameters } from '../../address/index.ts';
import type { OpenPanels, RelatedPanels, RelatedRequest } from '../relations/open-panels.ts';
import { panelDepth, withPanelDepth } from './panel-depth.ts';

/** The side panel over one form. */
export interface RelatedPanelControl {
  /** For the relations of the form. */
  readonly related: RelatedPanels;
  /** What is open; null for nothing. */
  readonly request: RelatedRequest | null;
  readonly close: () => void;
}

/** What the place of a side panel is given. */
export interface RelatedPanelSlotProps {
  readonly panel: RelatedPanelControl;
  /** Which panel over the page it is, counted from 1. */
  readonly depth: number;
  /** What calls about the entry that links carry. */
  readonly parameters: CallParameters;
}

/**
 * Opens related entries in a side panel that is a step of the browser's history: going back closes it, and is asked about
 * as any other way out of what is not saved.
 * @param depth how many panels the form itself stands in
 */
export function useRelatedPanel(panels: OpenPanels, depth: number): RelatedPanelControl {
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [request, setRequest] = useState<RelatedRequest | null>(null);
  const related = useMemo<RelatedPanels>(
    () => ({
      panels,
      depth,
      open(next) {
        setRequest(next);
        void navigate({ hash, pathname, search }, { state: withPanelDepth(state, depth + 1) });
      },
    }),
    [panels, depth, navigate, hash, pathname, search, state],
  );
  return {
    related,
    request: panelDepth(state) > depth ? request : null,
    close: () => void navigate(-1),
  };
}
