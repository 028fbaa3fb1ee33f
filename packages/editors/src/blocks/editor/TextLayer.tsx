import { LinkLayer } from '../links/LinkLayer.tsx';
import type { LinkTarget } from '../links/link-target.ts';
import { InlineLayer } from './InlineLayer.tsx';
import type { InlineTarget } from './use-inline-target.ts';

export interface TextLayerProps {
  readonly link: LinkTarget | null;
  readonly inline: InlineTarget | null;
  readonly onClose: () => void;
}

/** The open dialog of a link or of a plugin's inline element. Loaded when the editor receives the focus. */
export default function TextLayer({ link, inline, onClose }: TextLayerProps) {
  if (link) return <LinkLayer onClose={onClose} target={link} />;
  return inline && <InlineLayer onClose={onClose} target={inline} />;
}
