import { inProvince } from '../../guides/in-province.js';

/** Questions about Ontario: directories of other provinces do not have them. */
const ONTARIO_ONLY: readonly string[] = [
  'plumbing-permit',
  'own-electrical-work',
  'licensed-electrical-contractor',
  'ev-charger',
  'furnace-service',
  'furnace-red-tag',
  'gas-work',
];

export interface FaqEntry {
  id: string;
  category: string;
  question: string;
  /** Paragraphs. */
  answer: string[];
  /** A trade of the directory whose professionals help; empty if none does. */
  industry: string;
}

/**
 * An id is an anchor in addresses: once published, it must not change. Facts are as of 2026; what is true in Ontario only is marked as in
 * the guides.
 */
const WRITTEN: FaqEntry[] = [
  {
    id: 'burst-pipe',
    category: 'Plumbing',
    question: 'A pipe burst. What do I do first?',
    answer: [
      'Close the main water valve, if you can reach it on a dry floor. It is usually on the basement or utility-room wall where the water pipe enters, near the meter. On a well, switch off the pump too. Then open the lowest and highest cold taps so the pipes drain. If the main valve is stuck, call your municipality and ask for an emergency shut-off at the street.',
      'Keep out of water that has reached outlets, cords, appliances or the electrical panel. Call your electric utility to cut the power instead. Once it is safe, move belongings, take photos and call your insurer.',
      'Leave the main valve closed and call a plumber. Tape or a clamp only slows a leak until help arrives.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'frozen-pipes',
    category: 'Plumbing',
    question: 'How do I thaw a frozen pipe safely?',
    answer: [
      'Open the tap that has stopped running. Find your main water valve, and be ready to close it: a pipe that split while frozen starts to leak when it thaws. If you see a crack or a bulge, close the valve now.',
      'Warm the part you can reach with a hair dryer on low, or with towels soaked in warm water. Start near the tap and work back. Stay out of standing water when you use anything electrical. Never use a torch, a barbecue or any open flame.',
      'Call a plumber if you cannot find or reach the frozen part, or if a pipe has split. If no tap in the house runs, the line from the street may be frozen: call your municipality first.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'slow-drain',
    category: 'Plumbing',
    question: 'Why is my sink or shower draining slowly?',
    answer: [
      'One slow drain usually means hair, soap or grease close to the opening. Lift out the stopper, pull out what you see and rinse with hot tap water. Then try a plunger, with the overflow hole covered by a wet cloth. Under a sink, you can put a bucket below the curved pipe, unscrew it by hand and clean it. If someone has poured in drain cleaner, do neither.',
      'Skip chemical drain cleaners. They can burn you and damage pipes, and they are a danger to whoever opens the drain next.',
      'Call a plumber if the drain clogs again within days, or if several drains are slow or gurgle at once. That points to the main drain, and it can end in a backup.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'clogged-toilet',
    category: 'Plumbing',
    question: 'My toilet is clogged and about to overflow. What now?',
    answer: [
      'Do not flush again. Turn the small valve behind the toilet clockwise to stop the water. If it will not turn, take the lid off the tank and press the rubber flapper down over the hole.',
      'Wait for the level to drop. Use a plunger with a flange, push slowly, and keep a tight seal. If that fails, use a toilet auger, which is made not to scratch the bowl. Do not pour in chemical drain cleaner: it can splash back at you. Wear gloves and wash your hands afterwards.',
      'Call a plumber if something solid went down, if the clog keeps returning, or if water rises in the tub or a floor drain when you flush. In that last case, stop using all water.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'running-toilet',
    category: 'Plumbing',
    question: 'Why does my toilet keep running?',
    answer: [
      'Water is slipping past the rubber flapper, or the fill valve is not closing. To tell which, put a few drops of food colouring in the tank and wait fifteen minutes without flushing. Colour in the bowl means the flapper leaks. Water running into the overflow tube in the middle of the tank means the float or fill valve needs adjusting or replacing.',
      'You can do both yourself. Close the valve behind the toilet, flush to empty the tank and fit a part that matches your model.',
      'Call a plumber if the valve behind the toilet will not close, if the tank is cracked, or if water shows on the floor around the base.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'low-water-pressure',
    category: 'Plumbing',
    question: 'Why is my water pressure suddenly low?',
    answer: [
      'Find out how far it reaches. If one tap is weak, unscrew the screen at its tip and rinse out the grit. If only hot water is weak, the trouble is probably at the water heater. If every tap is weak, ask a neighbour: work on the street’s water main slows everyone, and your municipality can tell you.',
      'Check that the main valve is fully open. Then close all taps and watch the water meter. If it moves while nothing runs, you have a leak.',
      'Call a plumber if the meter moves, if a wall, ceiling or patch of lawn is wet, or if the pressure stays low. On a well, have the pump and pressure tank checked.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'no-hot-water',
    category: 'Plumbing',
    question: 'Why do I have no hot water?',
    answer: [
      'If you smell gas, touch no switch, get everyone out, and call 911 from well away. Otherwise check the simple causes first. On an electric heater, look for a tripped breaker and reset it once. If it trips again, leave it off. On a gas heater, look at the status light and see whether other gas appliances work.',
      'Relight a pilot only if the label explains how and there is no smell of gas. Do not open the burner, the gas valve or the wiring covers. Gas repairs[[ in Ontario|]] are for certified gas technicians.',
      'Look for a rental sticker before you call anyone. [[Many Ontario water heaters are rented, and the rental company|If the heater is rented, the rental company]] usually looks after repairs. Otherwise, call a plumber who is also certified for gas if your heater burns it.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'water-heater-leaking',
    category: 'Plumbing',
    question: 'My water heater is leaking. Is it dangerous?',
    answer: [
      'It can be. A rusted tank can fail and flood the room, and hot water scalds. Turn an electric heater off at its breaker first, or turn a gas heater’s dial to Off. Then close the cold-water valve on the pipe above the tank. If water is near outlets, cords or the panel, stay out and close the main water valve instead, if you can reach it dry.',
      'A drip from the pipe that runs down the side comes from the relief valve. That valve protects the tank from bursting. Never plug or cap it. Steam or a steady flow of very hot water from that pipe means that the tank overheats: keep away, switch off its breaker or turn the gas dial to Off if you can do so safely, and call at once.',
      'If the heater is rented, call the rental company. Otherwise call a plumber the same day. A tank that leaks from its body cannot be repaired. A gas heater needs a certified gas technician.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'sewer-backup',
    category: 'Plumbing',
    question: 'Why is water coming up through my basement floor drain?',
    answer: [
      'The sewer pipe is blocked, or the street sewer is too full after heavy rain. Stop using all water: no toilets, taps, dishwasher or laundry. Everything you drain can come up in the basement.',
      'Treat the water as sewage. Keep children and pets away, and wear boots and gloves. Do not go in if water has reached outlets, appliances, the furnace or the electrical panel. Call your electric utility to cut the power.',
      'Call your municipality’s emergency line and ask whether the street sewer is the cause. If it is not, call a plumber to clear and inspect your pipe. [[Before a pipe outside the walls is cleared, have Ontario One Call (1-800-400-2255) check for a gas line in it; that is free, day and night.|Before a pipe outside the walls is cleared, ask your gas utility whether a gas line may cross it.]] Take photos, keep receipts and call your insurer before you throw things out.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'backwater-valve',
    category: 'Plumbing',
    question: 'Do I need a backwater valve?',
    answer: [
      'A backwater valve lets sewage leave your house and closes when it tries to come back. Consider one if your basement has drains, your street has flooded before, or your insurer asks for it. While it is closed in a storm, do not run water: it has nowhere to go.',
      'Have a plumber look first, because where your roof and foundation drains empty decides whether a valve will help. Installing one needs a permit from your municipality and an inspection. Some municipalities pay part of the cost. Read the conditions before work starts: some want approval first, or a plumber licensed with them.',
      'Open and clean the valve as its instructions say. A valve stuck open with debris protects nothing.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'sump-pump-not-working',
    category: 'Plumbing',
    question: 'My sump pump is not working. What can I check?',
    answer: [
      'Look before you touch. If water has reached outlets, cords or the panel, stay out and call your electric utility. If the floor is dry, check that the pump is plugged in and its breaker is on. If its outlet has buttons, press Reset once.',
      'Unplug the pump before you reach into the pit. Free the float if it is caught, and clear stones or mud from the intake. Plug it in again and pour in a bucket of water: it should start and empty the pit. Outside, make sure the discharge pipe is not frozen or blocked.',
      'Call a plumber if it hums without pumping, runs without stopping or trips its breaker. Ask about a battery backup, since storms often cut the power.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'plumbing-permit',
    category: 'Plumbing',
    question: 'Do I need a permit for plumbing work in Ontario?',
    answer: [
      'Expect to need one when pipes are added, moved or replaced: a new bathroom, a relocated sink, a basement drain. Swapping a tap or toilet in the same place usually needs none. Rules and forms differ by town, so ask your municipality’s building department before work starts.',
      'Doing the work yourself does not remove the need for a permit. Keep new pipes uncovered until the inspector has seen them. Hidden work without a permit can cause trouble with your insurer or when you sell.',
      'Plumbing is a regulated trade in Ontario: a person you hire must hold a certificate or be a registered apprentice. Look up the name in the Skilled Trades Ontario public register. Ask for a written quote that says who gets the permit.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'breaker-keeps-tripping',
    category: 'Electrical',
    question: 'Why does my breaker keep tripping?',
    answer: [
      'Usually too much is plugged into one circuit, or something on it is faulty. Switch off and unplug everything on that circuit. Push the breaker fully off, then on, once. Plug things back in one at a time. If it trips when one appliance starts, stop using that appliance.',
      'If it trips with nothing plugged in, leave it off. The fault may be in the wiring. Never tape a breaker on, and never have it swapped for a larger one to stop the tripping: the wire could overheat inside the wall.',
      'Call a licensed electrical contractor if it trips again. Keep away from a panel that buzzes, and call at once. If it is hot, wet or smells of burning, sparks, crackles or smokes, or if you see fire, leave and call 911.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'gfci-wont-reset',
    category: 'Electrical',
    question: 'Why won’t my bathroom or kitchen outlet reset?',
    answer: [
      'An outlet with Test and Reset buttons is a GFCI. It cuts the power when current leaks, for instance through water or a person. Unplug everything it feeds. It often protects other bathroom, kitchen, garage or outdoor outlets too. Check that its breaker is on, then press Reset firmly.',
      'If it holds, plug things in one by one. The one that trips it is faulty. If it will not hold with everything unplugged, there may be moisture, a wiring fault or a worn-out device. Outdoors, let it dry before you try again.',
      'Do not replace it with an ordinary outlet: you would lose the protection against a deadly shock. Call a licensed electrical contractor.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'no-power-in-part-of-house',
    category: 'Electrical',
    question: 'Why is the power out in only part of my house?',
    answer: [
      'A tripped breaker or GFCI outlet is the usual reason. Look in the panel for a breaker between On and Off, and push it fully off, then on, once. Press Reset on outlets with buttons, including those in the garage and outside.',
      'If about half the house is dead, or large appliances stopped while some lights still work, one of the two supply wires may have failed. Ask whether neighbours have power, and report it to your electric utility at once.',
      'Look at the service wires from a distance only. If one is down or hanging low, stay at least 10 metres back and call 911 and the utility. If the utility finds nothing, call a licensed electrical contractor.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'lights-flicker',
    category: 'Electrical',
    question: 'Why do my lights flicker or dim?',
    answer: [
      'If one light flickers, switch it off, let the bulb cool and tighten it, or try another. Some LED bulbs flicker on older dimmers. A short dip when a large motor starts is common. A dip that is new or getting worse deserves a check.',
      'Take it seriously if lights flicker in several rooms, or if some brighten while others dim. A main connection may be loose, which can start a fire or ruin appliances. Unplug electronics. If the panel is dry, cool and quiet, switch off the main breaker. Call your electric utility’s emergency line, then a licensed electrical contractor.',
      'Do not open the panel cover to look. Parts inside stay live even with the main breaker off.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'hot-or-sparking-outlet',
    category: 'Electrical',
    question: 'My outlet is hot, buzzing or smells burnt. What should I do?',
    answer: [
      'If you see smoke or flames, or the smell grows, get everyone out and call 911 from outside. Never put water on an electrical fire.',
      'Without smoke: stop using it. Heat, buzzing, scorch marks or a fishy or burnt smell mean a loose or overloaded connection, and that is how house fires start. If floor and panel are dry and the panel is cool, switch off its breaker, or the main one if you do not know which. Do not pull a plug out while it sparks.',
      'Leave the breaker off and call a licensed electrical contractor the same day, even if the outlet cools down. If the panel itself is hot, smoking or crackling, do not touch it: leave the house and call 911.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'shock-from-tap-or-appliance',
    category: 'Electrical',
    question: 'Why do I get a shock from a tap, switch or appliance?',
    answer: [
      'A tiny snap on a dry winter day is static. A tingle or shock that returns at the same tap, switch or appliance is a fault. Treat it as dangerous, even if it feels weak: wet skin makes it worse.',
      'Stop using it, keep everyone away, and do not shower or use the sink. Switch off the breaker for that area if you can reach the panel with dry hands on a dry floor. Call a licensed electrical contractor the same day. If taps or metal in several places tingle, call your electric utility too.',
      'If someone is stuck to a live object, do not touch them. Switch off the main breaker if you can reach it safely, and call 911. Anyone hurt by a shock should see a doctor.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'flooded-basement-power',
    category: 'Electrical',
    question: 'My basement is flooded. Is it safe to turn off the power?',
    answer: [
      'Not if you must step into water to reach the panel. Stay out if water is above outlets, baseboard heaters or cords, has reached the furnace, or is near the panel. Water and wet floors can carry enough current to kill. Call your electric utility from a dry place and ask them to disconnect the house.',
      'Leave flooded appliances, outlets and breakers off, even after they dry. Have the wiring checked and repaired by a licensed electrical contractor. [[The contractor files with the Electrical Safety Authority, and the utility reconnects once that is settled.|Ask your utility what it needs before it reconnects.]]',
      'Have the furnace and a gas water heater checked by a certified gas technician before anyone uses them again.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'smoke-alarm-chirping',
    category: 'Electrical',
    question: 'Why does my smoke alarm keep chirping?',
    answer: [
      'One chirp every minute or so means a weak battery or an alarm at the end of its life. Change the battery and press Test. Read the date on the back: most alarms must be replaced after ten years, and combined smoke and carbon monoxide alarms sometimes sooner. If the alarm sounds in full instead of chirping, get everyone out and call 911.',
      'Replace battery alarms yourself. Have a licensed electrical contractor replace alarms wired into the house.',
      'Do not leave an alarm off. [[Ontario requires working smoke alarms on every storey and outside every sleeping area, and disabling one is an offence.|There should be working smoke alarms on every storey and outside every sleeping area.]] If you rent, tell your landlord at once.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'own-electrical-work',
    category: 'Electrical',
    question: 'Can I do my own electrical work in Ontario?',
    answer: [
      'Yes, in the home you live in, if you do it yourself and follow the Ontario Electrical Safety Code. File a notification of work with the Electrical Safety Authority (ESA) before you start, and have the work inspected. Keep wiring uncovered until ESA says you may close the wall. A building permit does not replace the notification.',
      'Friends, relatives and handymen may not do it for you. Anyone you hire must be a licensed electrical contractor. Replacing certain lights and switches may be exempt from the notification: ask ESA first, at 1-877-372-7233.',
      'Leave the panel, the service wires, wet places and anything you are unsure of to a licensed contractor.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'licensed-electrical-contractor',
    category: 'Electrical',
    question: 'How do I check that an electrician is licensed in Ontario?',
    answer: [
      'Ask for the ECRA/ESA licence number. It has seven digits, and it belongs on the truck and on the written estimate. Look it up on the website of the Electrical Safety Authority (ESA) and compare the business name. With few exceptions, the law requires this licence for electrical work you hire out, however small. An electrician’s own trade certificate is not enough: they must work for a licensed business.',
      'The contractor, not you, files the notification of work. Walk away if someone asks you to file it for them, says none is needed for new wiring, or cannot show a number.',
      'When the work is done, ask for the ESA certificate. Keep it for your insurer and for the next owner.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'aluminum-or-knob-and-tube',
    category: 'Electrical',
    question: 'Is aluminum or knob-and-tube wiring dangerous?',
    answer: [
      'Not always. [[Both are allowed in existing Ontario homes|Both can be safe in existing homes]] while they are in good condition and properly connected. Aluminum wiring, found in many homes from the mid-1960s to the late 1970s, can overheat where it joins devices made for copper only. Knob-and-tube, found in homes built before about 1950, has no ground wire. It becomes risky when it is damaged, buried in insulation or added to.',
      'Watch for warm cover plates, flickering lights or a hot plastic smell. Switch that circuit off if you notice any. Do not open or tighten connections yourself.',
      'Ask your insurer what it requires: some want an inspection, repairs or replacement. Hire a licensed electrical contractor who knows old wiring, and keep the [[Electrical Safety Authority certificate|proof of inspection]].',
    ],
    industry: 'Electrician',
  },
  {
    id: 'ev-charger',
    category: 'Electrical',
    question: 'What do I need to install an EV charger at home?',
    answer: [
      'Slow charging uses an ordinary 120-volt outlet in good condition, without an extension cord. Faster charging at home, called Level 2, needs its own 240-volt circuit. Your panel must have room for that load. A licensed electrical contractor works this out first. A lower charging rate or a device that shares the load can sometimes avoid a panel upgrade. If your service must grow, your electric utility is involved.',
      'Wiring for a charger must be notified to the Electrical Safety Authority (ESA) before work starts. The contractor files this. Buy a charger with a certification mark accepted in Canada, such as CSA, cUL or cETL.',
      'In a condo, write to your board before you order. Ask for the ESA certificate at the end.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'gas-smell',
    category: 'HVAC',
    question: 'I smell gas in my house. What do I do?',
    answer: [
      'Get everyone out now, pets too. Leave the door open behind you. Do not touch light switches, appliances, thermostats or the garage door opener. Do not smoke, light anything, start a car in the garage or use a phone inside. Do not look for the leak.',
      'When you are well away, call 911 or your gas utility’s emergency line, which is on your bill. Stay out until they say it is safe. Natural gas and propane are given a smell like rotten eggs. A drain can smell similar, but let the emergency crew decide.',
      'If the gas is shut off, only a certified gas technician or the utility may turn it on again and relight appliances.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'co-alarm',
    category: 'HVAC',
    question: 'My carbon monoxide alarm is going off. What should I do?',
    answer: [
      'Take it as real. Get everyone outside and call 911 from there. Say so if anyone has a headache, dizziness, nausea or confusion. Stay out until the fire department says you may return. Carbon monoxide has no smell, so you cannot check for it yourself. Afterwards, leave fuel-burning appliances off until a certified technician has found the cause.',
      'A single chirp now and then means a weak battery or an alarm past its date. Change the battery or replace the alarm the same day.',
      '[[Ontario homes with a fuel-burning appliance, a fireplace or an attached garage need carbon monoxide alarms near all sleeping areas. Since 1 Jan 2026 they also need one on every storey.|Homes with a fuel-burning appliance, a fireplace or an attached garage should have carbon monoxide alarms near all sleeping areas and on every storey.]]',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'furnace-wont-start',
    category: 'HVAC',
    question: 'Why won’t my furnace turn on?',
    answer: [
      'Check the easy things in order. Set the thermostat to Heat, a few degrees above the room, and change its batteries. See that the furnace switch, which looks like a light switch, is on. Reset a tripped breaker once. Replace a clogged filter, and close the furnace door fully. Outside, clear snow, ice and leaves from the two plastic pipes if you have them: if one was blocked, leave the furnace off and call.',
      'If it still does not start, note any flashing light or code and call a technician. Do not keep resetting it, and do not open the gas valve or burner area. If you smell gas, touch no switch, get everyone out, and call 911 from well away.',
      'Never heat the house with an oven, a barbecue or a camp stove: they can cause carbon monoxide poisoning.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'furnace-blowing-cold-air',
    category: 'HVAC',
    question: 'Why is my furnace blowing cold air?',
    answer: [
      'Look at the thermostat first. With the fan set to On, it runs even when the furnace is not heating. Set it to Auto. Cool air for a minute at the start is also normal, and a heat pump’s air feels milder than a furnace’s.',
      'If the air stays cold, replace a dirty filter, open closed vents and look at the outdoor intake and exhaust pipes. If one was blocked, clear it, leave the furnace off and call. A furnace that overheats or cannot light shuts its burner off while the fan keeps blowing. Turn it off at the thermostat, wait thirty minutes and try once more.',
      'Call a technician if it happens again. Do not bypass a safety switch or clean the burner yourself.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'furnace-short-cycling',
    category: 'HVAC',
    question: 'Why does my furnace turn on and off so often?',
    answer: [
      'Often it is overheating and shutting itself off for safety. A clogged filter, closed vents or furniture over a return grille starve it of air. Replace the filter and open every vent. A thermostat in the sun or near a lamp also causes short runs, and so do weak batteries.',
      'If short runs continue, the cause may be a dirty flame sensor, a blocked exhaust or drain, or a furnace too large for the house. These are jobs for a certified gas technician, since they mean opening the furnace.',
      'Do not bypass any switch. If your carbon monoxide alarm sounds, go outside and call 911. If you see soot or a yellow burner flame, turn the furnace off and call the same day.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'furnace-leaking-water',
    category: 'HVAC',
    question: 'Why is there water around my furnace?',
    answer: [
      'A high-efficiency furnace makes water as it heats, and an air conditioner makes water as it cools. Usually the small drain hose is kinked or blocked, or the little pump beside the furnace has stopped. A humidifier can leak as well.',
      'Stay back if water is near outlets or wiring, and use the breaker, if the panel is dry, to switch the furnace off. Otherwise set the thermostat to Off and use the furnace switch. Then you may straighten the hose, unplug and empty the pump, and wipe the floor.',
      'Call a technician if water returns, or if it drips from inside the cabinet or the exhaust pipe. Do not keep running it: water ruins the electronics, and a blocked drain can shut off your heat on a cold night.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'furnace-filter',
    category: 'HVAC',
    question: 'How often should I change my furnace filter?',
    answer: [
      'Look at it every month and change it when it is grey. A thin one-inch filter usually lasts one to three months; a thick four-inch or five-inch one lasts six to twelve. Pets, smoke and renovations shorten that. Check in summer too, since the air conditioner uses the same filter.',
      'Turn the furnace off first. Slide the old filter out, read the size on its edge and buy the same. Point the arrow toward the furnace, the way the air flows. Write the date on the frame.',
      'Do not run without a filter. Ask a technician before you buy a much denser one: some furnaces cannot pull enough air through it. Call if a filter clogs within a few weeks.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'furnace-service',
    category: 'HVAC',
    question: 'How often should my furnace be serviced?',
    answer: [
      'Once a year, best in late summer or early fall before the rush. Have gas water heaters and gas fireplaces checked yearly as well. The technician tests the burner, the exhaust, the safety switches and the drain, and looks for signs of carbon monoxide. Ask for a written report and keep it: a warranty may require it.',
      'Between visits you can change the filter, keep the area around the furnace clear, clear snow from outdoor pipes and test your carbon monoxide alarms.',
      'Book through a business registered with the Technical Standards and Safety Authority (TSSA). Its registry is online. Do not wait for the visit if you notice soot, new noises or a smell.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'furnace-red-tag',
    category: 'HVAC',
    question: 'My furnace was red-tagged. What does that mean?',
    answer: [
      'A gas technician found something unsafe or against the code. Ontario technicians must tag it and report it to your gas supplier. An A tag means immediate danger: the gas to that appliance is shut off. A B tag gives you until the date on the tag to have it fixed. Do not remove a tag or turn the gas back on.',
      'Ask for the reason in writing. You may get a second opinion from another business registered with the Technical Standards and Safety Authority (TSSA) before you agree to a new furnace.',
      'Until the heat is back, use certified electric heaters plugged straight into the wall, away from curtains. Once it is fixed, ask the technician to clear the tag with your supplier.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'gas-work',
    category: 'HVAC',
    question: 'Who may work on a gas furnace or gas line in Ontario?',
    answer: [
      'Only people certified by the Technical Standards and Safety Authority (TSSA), working for a business registered with it. That covers furnaces, water heaters, fireplaces, stoves, dryers, pool heaters and fixed gas lines to a barbecue. A plumber or handyman without that certificate may not do it, and neither should you. Changing the filter and thermostat batteries is fine.',
      'Ask to see the technician’s TSSA certificate, and look up the business on TSSA’s website.',
      'Be wary at the door. TSSA does not sell equipment. In Ontario, companies may not come to your home uninvited to sign you up for a furnace, an air conditioner or a water heater. If you signed a contract at home, call Consumer Protection Ontario soon about cancelling it.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'ac-not-cooling',
    category: 'HVAC',
    question: 'Why is my air conditioner running but not cooling?',
    answer: [
      'Poor airflow is the usual cause. Set the thermostat to Cool and below the room’s temperature. Replace a dirty filter and open the vents. With cooling switched off, clear leaves and grass from 2 to 3 feet (60 to 90 cm) around the outdoor unit. If that unit is silent, reset its breaker once.',
      'If you see ice on the pipes or indoor coil, turn cooling off and set the fan to On. Let it melt for 4 to 6 hours. Never chip the ice.',
      'Call a technician if it ices up again, trips the breaker or still blows warm air. Refrigerant is not used up: if it is low, there is a leak to find. Only a certified technician [[may|should]] handle refrigerant. In a heat wave, take older people, babies and anyone ill somewhere cool.',
    ],
    industry: 'HVAC Technician',
  },
  {
    id: 'heat-pump',
    category: 'HVAC',
    question: 'Does a heat pump work in a Canadian winter?',
    answer: [
      'Yes, if it is made for cold climates and sized for your house. It moves heat from outdoor air, even below freezing, and cools in summer. Its output drops as it gets colder, so many homes keep a backup: electric heat or the existing furnace. Insulation and air leaks matter as much as the model.',
      'Ask each installer for a written heat-loss calculation, the output at the coldest temperature expected where you live, and the plan for backup. Rebates change often. Check on the program’s own website before you sign.',
      'Installing is not a home project. A certified refrigeration and air conditioning mechanic handles the refrigerant. A licensed electrical contractor wires the circuit. Gas equipment needs a certified gas technician.',
    ],
    industry: 'HVAC Technician',
  },
];

/** The built-in questions of /faq, in the words for the province. */
export function faqEntries(isOntario: boolean): FaqEntry[] {
  return inProvince(
    WRITTEN.filter(({ id }) => isOntario || !ONTARIO_ONLY.includes(id)),
    isOntario,
  );
}
