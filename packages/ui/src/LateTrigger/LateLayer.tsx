import { createElement, useEffect, useState, type ComponentType } from 'react';
import { useLateCode, type LateCode } from './late-code.ts';

export interface LateLayerProps<Props extends object> {
  readonly code: LateCode<ComponentType<Props>>;
  readonly props: Props;
}

/** A layer whose code is being loaded; nothing until then. */
export function LateLayer<Props extends object>({ code, props }: LateLayerProps<Props>) {
  const layer = useLateCode(code, true);
  return layer ? createElement(layer, props) : null;
}

export interface OpenedLayerProps<Props extends object> extends LateLayerProps<Props> {
  readonly open: boolean;
}

/** A layer that has been opened, and whose code is loaded by that; nothing before. */
export function OpenedLayer<Props extends object>({ code, open, props }: OpenedLayerProps<Props>) {
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  useEffect(() => {
    if (open) void code.load();
  }, [code, open]);
  const layer = useLateCode(code, hasOpened);
  return layer ? createElement(layer, props) : null;
}
