/** The logo: three stacked ridge lines in a box of 26 units, with a round stroke of 2. */
export const RIDGES = [
  'M2.5 21.5c4-1.4 7.3-5.5 10.5-5.5s6.5 4.1 10.5 5.5',
  'M4.5 15.8c3-1.3 5.8-5 8.5-5s5.5 3.7 8.5 5',
  'M7.5 9.8c2-1.2 3.7-4.3 5.5-4.3s3.5 3.1 5.5 4.3',
] as const
