import type { MediaFile } from '@admin/plugin-content-manager/points';
import type { FocalPoint } from '../../file-schemas.ts';

const middle: FocalPoint = { x: 0.5, y: 0.5 };

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Returns the focal point of a file; null if none is set. */
export function focalPointOf({
  provider_metadata: metadata,
}: Pick<MediaFile, 'provider_metadata'>): FocalPoint | null {
  if (typeof metadata !== 'object' || metadata === null || !('focalPoint' in metadata)) return null;
  const point: unknown = metadata.focalPoint;
  if (typeof point !== 'object' || point === null || !('x' in point) || !('y' in point)) return null;
  return isShare(point.x) && isShare(point.y) ? { x: point.x, y: point.y } : null;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Returns the part of a cropped picture that stays visible, as a CSS position; undefined for the centre. */
export function focalPosition(file: Pick<MediaFile, 'provider_metadata'>): string | undefined {
  const point = focalPointOf(file);
  return point ? `${percent(point.x)} ${percent(point.y)}` : undefined;
}

const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));

/** Returns the point of a picture at the position of the pointer. */
export function pointAt(
  pointer: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): FocalPoint {
  if (box.width === 0 || box.height === 0) return middle;
  return {
    x: within((pointer.clientX - box.left) / box.width),
    y: within((pointer.clientY - box.top) / box.height),
  };
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the point after a key press: it moves by 1 % of the picture, or 10 % with Shift. Pictures have no reading
 * direction, so left is always left. Undefined for other keys.
 */
export function steppedPoint(point: FocalPoint | null, key: string, isFar: boolean): FocalPoint | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const { x, y } = point ?? middle;
  const length = isFar ? 0.1 : 0.01;
  return { x: within(x + direction[0] * length), y: within(y + direction[1] * length) };
}
