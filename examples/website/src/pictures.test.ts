import { expect, it } from 'vitest';
import { pictureAttributes } from './pictures.ts';

const format = (width: number) => ({
  url: `/uploads/wall-${width}.webp`,
  width,
  height: width / 2,
  mime: 'image/webp',
});
const file = {
  id: 1,
  name: 'wall.png',
  alternativeText: 'A wall',
  caption: null,
  width: 2000,
  height: 1000,
  formats: { small: format(500), thumbnail: format(200) },
  mime: 'image/png',
  ext: '.png',
  size: 100,
  url: '/uploads/wall.png',
};

it('offers the formats of a picture and the picture itself, smallest first', () => {
  expect(pictureAttributes(file, '50vw', 'https://cms.example.com')).toEqual({
    src: 'https://cms.example.com/uploads/wall.png',
    srcset: [
      'https://cms.example.com/uploads/wall-200.webp 200w',
      'https://cms.example.com/uploads/wall-500.webp 500w',
      'https://cms.example.com/uploads/wall.png 2000w',
    ].join(', '),
    sizes: '50vw',
    width: 2000,
    height: 1000,
    alt: 'A wall',
  });
});

it('offers one address of a picture without formats', () => {
  const picture = pictureAttributes({ ...file, formats: null }, '50vw', 'https://cms.example.com');
  expect(picture).not.toHaveProperty('srcset');
  expect(picture).not.toHaveProperty('sizes');
});
