/*
 * Municipalities and quarters of Canada that the list of places in gazetteer-data.ts lacks, because GeoNames counts them among
 * administrative divisions or under another name: name, region, latitude, longitude to about a kilometre; the larger ones first.
 */
export const MUNICIPALITIES = `
Whitby	ON	43.884	-78.943
Saanich	BC	48.484	-123.381
Clarington	ON	43.935	-78.608
Chatham-Kent	ON	42.405	-82.185
Thornhill	ON	43.814	-79.424
Woodbridge	ON	43.783	-79.598
Orléans	ON	45.468	-75.517
Barrhaven	ON	45.275	-75.759
Bramalea	ON	43.732	-79.711
Montréal-Nord	QC	45.600	-73.633
LaSalle	QC	45.430	-73.633
Kawartha Lakes	ON	44.350	-78.750
Caledon	ON	43.867	-79.867
Stoney Creek	ON	43.217	-79.766
Verdun	QC	45.458	-73.570
Chicoutimi	QC	48.420	-71.067
Halton Hills	ON	43.630	-79.950
Whitchurch-Stouffville	ON	44.000	-79.320
Haldimand	ON	42.983	-79.867
Georgina	ON	44.300	-79.433
Lachine	QC	45.433	-73.683
Georgetown	ON	43.650	-79.917
Anjou	QC	45.610	-73.556
Bradford West Gwillimbury	ON	44.133	-79.633
Meadowvale	ON	43.602	-79.757
Stittsville	ON	45.261	-75.920
Bowmanville	ON	43.913	-78.688
New Tecumseth	ON	44.083	-79.750
Lakeshore	ON	42.240	-82.650
Malton	ON	43.712	-79.641
Stouffville	ON	43.971	-79.250
Bolton	ON	43.874	-79.737
Centre Wellington	ON	43.700	-80.367
Bradford	ON	44.117	-79.560
Grimsby	ON	43.193	-79.561
Woolwich	ON	43.567	-80.483
Prince Edward County	ON	44.000	-77.250
Dundas	ON	43.267	-79.953
Unionville	ON	43.867	-79.311
Tecumseh	ON	42.243	-82.925
Essa	ON	44.250	-79.783
Kingsville	ON	42.039	-82.738
Waterdown	ON	43.333	-79.900
Springwater	ON	44.433	-79.750
Wilmot	ON	43.400	-80.650
Fergus	ON	43.706	-80.378
Scugog	ON	44.093	-78.935
Riverview	NB	46.061	-64.805
Quispamsis	NB	45.432	-65.946
Niagara-on-the-Lake	ON	43.255	-79.071
Trenton	ON	44.101	-77.577
Tillsonburg	ON	42.860	-80.727
Pelham	ON	43.033	-79.333
Leaside	ON	43.704	-79.368
Strathroy	ON	42.957	-81.617
Streetsville	ON	43.583	-79.717
Port Credit	ON	43.551	-79.586
Elmira	ON	43.600	-80.558
Fonthill	ON	43.043	-79.286
Beamsville	ON	43.167	-79.477
Rockland	ON	45.548	-75.291
Gander	NL	48.957	-54.609
Acton	ON	43.633	-80.041
Port Perry	ON	44.100	-78.945
Elora	ON	43.684	-80.430
Saint-Lambert	QC	45.499	-73.507
Thetford Mines	QC	46.103	-71.305
Les Îles-de-la-Madeleine	QC	47.379	-61.866
New Richmond	QC	48.160	-65.858
Percé	QC	48.524	-64.213
Sainte-Anne-de-Beaupré	QC	47.022	-70.928
`;

/** Towns and villages that the list of places lacks as well; people name them less often. */
export const VILLAGES = `
Kemptville	ON	45.018	-75.646
Brighton	ON	44.041	-77.736
Penetanguishene	ON	44.769	-79.935
Caledonia	ON	43.074	-79.952
Newcastle	ON	43.918	-78.590
Port Dover	ON	42.786	-80.203
Mitchell	ON	43.467	-81.198
Southampton	ON	44.497	-81.370
Thornbury	ON	44.560	-80.456
Stayner	ON	44.418	-80.090
Sutton	ON	44.303	-79.366
Hagersville	ON	42.961	-80.051
Palmerston	ON	43.832	-80.846
Arthur	ON	43.831	-80.535
Drayton	ON	43.756	-80.671
Cannington	ON	44.349	-79.040
Minden	ON	44.925	-78.724
Creemore	ON	44.326	-80.106
Coldwater	ON	44.708	-79.642
Port Carling	ON	45.120	-79.578
Bala	ON	45.014	-79.613
Dorset	ON	45.246	-78.894
Dwight	ON	45.330	-79.020
Burk's Falls	ON	45.620	-79.404
Sundridge	ON	45.769	-79.392
Flesherton	ON	44.264	-80.549
Bloomfield	ON	43.985	-77.236
Havelock	ON	44.434	-77.884
Hastings	ON	44.308	-77.958
Aylmer	QC	45.400	-75.850
Chelsea	QC	45.500	-75.783
Comox	BC	49.673	-124.928
Gabriola Island	BC	49.158	-123.787
Crowsnest Pass	AB	49.594	-114.506
Redwater	AB	53.949	-113.107
Osler	SK	52.367	-106.550
Teulon	MB	50.385	-97.262
Pinawa	MB	50.150	-95.880
Russell	MB	50.780	-101.286
Churchill	MB	58.769	-94.165
Bedford	NS	44.729	-63.660
Bible Hill	NS	45.371	-63.256
Stellarton	NS	45.559	-62.658
New Minas	NS	45.067	-64.447
Pugwash	NS	45.852	-63.661
Tatamagouche	NS	45.712	-63.293
Canso	NS	45.336	-60.995
Baddeck	NS	46.100	-60.754
Chéticamp	NS	46.632	-61.013
Stratford	PE	46.217	-63.090
Georgetown	PE	46.185	-62.533
Sainte-Pétronille	QC	46.852	-71.133
Saint-Pierre-de-l'Île-d'Orléans	QC	46.887	-71.061
Saint-Jean-de-l'Île-d'Orléans	QC	46.917	-70.896
Saint-François-de-l'Île-d'Orléans	QC	47.002	-70.812
Rothesay	NB	45.383	-65.997
Merrickville	ON	44.917	-75.837
Bridgenorth	ON	44.386	-78.387
Apsley	ON	44.754	-78.091
Barry's Bay	ON	45.489	-77.678
Sauble Beach	ON	44.633	-81.267
Lion's Head	ON	44.990	-81.250
Point Edward	ON	42.997	-82.408
Pelee Island	ON	41.770	-82.650
Grand Valley	ON	43.900	-80.317
Lake of Bays	ON	45.250	-79.000
Gore Bay	ON	45.917	-82.467
Mindemoya	ON	45.735	-82.170
Rainy River	ON	48.720	-94.567
Diamond Valley	AB	50.690	-114.260
Canal Flats	BC	50.157	-115.810
Daajing Giids	BC	53.255	-132.086
Masset	BC	54.011	-132.147
Sheet Harbour	NS	44.917	-62.533
Come By Chance	NL	47.850	-54.000
Dildo	NL	47.570	-53.560
Heart's Content	NL	47.875	-53.368
Heart's Delight	NL	47.770	-53.460
Heart's Desire	NL	47.815	-53.445
Trout River	NL	49.480	-58.120
Rocky Harbour	NL	49.590	-57.920
L'Anse aux Meadows	NL	51.595	-55.530
Joe Batt's Arm	NL	49.733	-54.167
Petty Harbour	NL	47.463	-52.707
Brigus	NL	47.535	-53.211
Bay de Verde	NL	48.084	-52.900
Port Saunders	NL	50.650	-57.290
Port au Choix	NL	50.709	-57.352
Eastport	NL	48.650	-53.755
Musgrave Harbour	NL	49.450	-53.950
Peggy's Cove	NS	44.492	-63.918
Ecum Secum	NS	44.963	-62.142
Arichat	NS	45.510	-61.016
Guysborough	NS	45.391	-61.502
Advocate Harbour	NS	45.333	-64.783
Annapolis Royal	NS	44.741	-65.515
Lockeport	NS	43.699	-65.107
Campobello Island	NB	44.880	-66.930
St. Martins	NB	45.357	-65.531
Hopewell Cape	NB	45.849	-64.577
Doaktown	NB	46.555	-66.119
Rexton	NB	46.650	-64.870
Blacks Harbour	NB	45.052	-66.783
Borden-Carleton	PE	46.250	-63.700
Tignish	PE	46.950	-64.033
Crapaud	PE	46.235	-63.503
Victoria-by-the-Sea	PE	46.215	-63.490
North Rustico	PE	46.455	-63.316
Cavendish	PE	46.491	-63.379
Murray Harbour	PE	46.000	-62.520
Climax	SK	49.205	-108.388
Eastend	SK	49.517	-108.822
Val Marie	SK	49.245	-107.730
Manitou Beach	SK	51.720	-105.433
Waskesiu	SK	53.918	-106.082
Christopher Lake	SK	53.540	-105.770
Cut Knife	SK	52.746	-109.018
Turtleford	SK	53.390	-108.950
Victoria Beach	MB	50.690	-96.560
Falcon Lake	MB	49.690	-95.330
West Hawk Lake	MB	49.760	-95.200
Onanole	MB	50.620	-99.960
Riding Mountain	MB	50.560	-99.600
Waterton	AB	49.051	-113.911
Pigeon Lake	AB	53.030	-114.100
Wabamun	AB	53.560	-114.480
Fort Chipewyan	AB	58.715	-111.158
Lake Louise	AB	51.426	-116.178
Mayne Island	BC	48.845	-123.290
Galiano Island	BC	48.930	-123.440
Pender Island	BC	48.780	-123.280
Saturna Island	BC	48.790	-123.170
Quadra Island	BC	50.170	-125.250
Cortes Island	BC	50.080	-124.950
Texada Island	BC	49.660	-124.420
Thetis Island	BC	48.995	-123.680
Lasqueti Island	BC	49.490	-124.280
Bamfield	BC	48.833	-125.136
Port Renfrew	BC	48.555	-124.421
Zeballos	BC	49.980	-126.845
Alert Bay	BC	50.585	-126.930
Atlin	BC	59.578	-133.690
Telegraph Creek	BC	57.900	-131.160
New Hazelton	BC	55.245	-127.585
Spuzzum	BC	49.690	-121.420
Lytton	BC	50.231	-121.581
Boston Bar	BC	49.865	-121.441
New Denver	BC	49.991	-117.374
Sointula	BC	50.632	-127.020
Barkerville	BC	53.067	-121.517
Horsefly	BC	52.333	-121.417
Buckhorn	ON	44.559	-78.346
Maynooth	ON	45.233	-77.933
Calabogie	ON	45.297	-76.722
Westport	ON	44.680	-76.398
Wolfe Island	ON	44.183	-76.433
Amherst Island	ON	44.140	-76.720
Punkeydoodles Corners	ON	43.375	-80.718
Rosseau	ON	45.268	-79.642
Baysville	ON	45.149	-79.119
Sprucedale	ON	45.480	-79.480
Temagami	ON	47.064	-79.790
Sioux Narrows	ON	49.405	-94.097
Nestor Falls	ON	49.115	-93.920
Manitowaning	ON	45.743	-81.802
Tadoussac	QC	48.149	-69.717
North Hatley	QC	45.277	-71.974
Old Crow	YT	67.570	-139.830
Carcross	YT	60.170	-134.706
Tuktoyaktuk	NT	69.445	-133.034
`;
