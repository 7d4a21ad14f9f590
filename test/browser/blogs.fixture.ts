/** The text of an article that has every part an article can have. */
export const CONTENT = `## Disclaimer

Water and electricity do not mix: switch the breaker **off** first.

## Tools

- Adjustable wrench
- Flashlight

## Parts

- Washer

## Before You Call

Note the make of the tap.

## Steps

Step 1: Close the valve

Turn it clockwise until it stops.

Time: 5 minutes

Tips:
- Put a towel below it.

Step 2: Change the washer

See [the maker](https://taps.example.com/washers).

## Why It Drips

Washers wear out.

## When to Call a Professional

- The valve does not close.

## Conclusion

A new washer lasts for years.
`;

export const BLOG = {
  topic: 'How to fix a dripping tap',
  title: 'Fix a Dripping Tap',
  subtitle: 'An hour, a wrench and a washer',
  section: 'Plumbing',
  content: CONTENT,
  keywords: ['tap', 'drip', 'washer', 'valve', 'plumbing'],
  heroImage: 'https://pictures.example.com/tap.png',
  time: '30 minutes',
  cost: '$5 in parts',
  difficulty: 'Easy',
};
export const BLOG_PATH = '/how-to-fix-a-dripping-tap';

/** What somebody would try who wants a reader's browser to do something. */
export const HOSTILE = `<script>window.hacked = 1</script>

<img src=x onerror="window.hacked = 2">

## Steps

Step 1: <b onclick="window.hacked = 3">Press</b> here

[a link](javascript:window.hacked=4) and [data](data:text/html,<script>window.hacked=5</script>) and ![picture](javascript:window.hacked=6)

<svg onload="window.hacked = 7"><style>body { display: none }</style>

Tips:
- <iframe srcdoc="<script>parent.hacked = 8</script>"></iframe>
`;
