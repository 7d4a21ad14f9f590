import { tokensOf } from './tokens.js';

/**
 * Words by which something is told that no trade of homes does: beside one of these a single word of a trade is chance ("light beer",
 * "tile game"). What could be at home, in a problem or in the name of a business is none of them.
 */
export const OTHER_SUBJECTS = new Set(
  tokensOf(`
    pizza sushi burger beer cocktail salad soup sandwich bread cake cookie cookies recipe recipes sourdough restaurant bakery catering caterer groceries takeout
    game games gaming movie movies netflix song songs lyrics album concert  guitar piano violin tuner dance dancing yoga gym fitness zumba pilates karate soccer
    hockey baseball basketball score scores playoffs joke jokes meme meaning definition translation essay homework template
    tutor tutoring lesson lessons school university college kindergarten teacher exam apprenticeship salary salaries resume
    doctor dentist physician clinic pharmacy massage therapist therapy chiropractor physiotherapy optometrist symptoms medication surgery vet veterinarian
    lawyer attorney accountant mortgage realtor notary passport visa immigration
    salon barber manicure pedicure nails makeup tattoo jewelry jewellery tailor  wallet
    flight flights hotel hotels airbnb airport taxi uber cruise
    car cars vehicle jeep honda toyota ford tire tires tyre brakes windshield motorcycle bike bicycle
    iphone android laptop computer printer playstation xbox software app code website bitcoin stocks crypto
    photographer photography florist dj babysitter nanny daycare groomer grooming walker
    python rangers beads bead lottery horoscope news
    recette recettes livraison restaurant danse medecin dentiste avocat coiffeur pneu pneus voiture  jeu jeux chanson
  `).map(({ stem }) => stem),
);
