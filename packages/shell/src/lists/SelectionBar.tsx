import { lateCode, useLateCode, type ToolbarItemProps } from '@admin/ui';
import { useEffect } from 'react';
import type { SelectionBarProps } from './selection-bar-props.ts';

const barCode = lateCode(() => import('./SelectionBarLayer.tsx'));

/** The bar of a selection; nothing until its code is loaded, which is when the first row is checked. */
export function SelectionBar(props: SelectionBarProps) {
  useEffect(() => {
    void barCode.load();
  }, []);
  const code = useLateCode(barCode, true);
  return code ? <code.SelectionBarLayer {...props} /> : null;
}

/** A button in the bar of a selection, part of its keyboard navigation. Passes the props of a surrounding trigger to it. */
export function SelectionBarItem(props: ToolbarItemProps) {
  const code = useLateCode(barCode, true);
  return code ? <code.ToolbarItem {...props} /> : null;
}
