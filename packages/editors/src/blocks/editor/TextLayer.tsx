import { LinkLayer } from '../links/LinkLayer.tsx';
import type { LinkTarget } from '../links/link-target.ts';
import { InlineLayer } from '../inlines/InlineLayer.tsx';
import type { InlineTarget } from '../inlines/use-inline-target.ts';

// In the same script, because keys open both.
export { SlashMenu } from '../slash/SlashMenu.tsx';

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
