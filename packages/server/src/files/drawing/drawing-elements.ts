const names = `a altGlyph animate animateColor animateMotion animateTransform circle clipPath color-profile cursor defs
desc discard ellipse filter flowPara flowRegion flowRoot flowSpan font font-face font-face-format font-face-name
font-face-src g glyph glyphRef hatch hatchpath hkern image line linearGradient marker mask mesh meshgradient meshpatch
meshrow metadata missing-glyph mpath path pattern polygon polyline radialGradient rect set solidColor solidcolor stop
style svg switch symbol text textPath title tref tspan use view vkern`;

const known = new Set(names.split(/\s+/));

/** Whether SVG has an element of that name that neither runs code nor contains other markup. */
export function isDrawingElement(name: string): boolean {
  return known.has(name) || /^fe[A-Z][A-Za-z]+$/.test(name);
}
